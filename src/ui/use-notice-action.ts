import { useNavigate } from 'react-router-dom';
import type { ToastEntry } from './toast-store';

/** What a press of a notice's button does: its task, or the way to where it leads. */
export function useNoticeAction(): (action: ToastEntry['action']) => void {
  const navigate = useNavigate();
  return (action) => {
    if (!action) return;
    if ('run' in action) action.run();
    else void navigate(action.to, { state: action.state });
  };
}
