import { useCallback, useEffect, useRef } from 'react';
import { toast } from '@/ui/toast-store';
import { useAuth } from './auth-context';

/**
 * Guards what only signed-in users may do (spec, section 5).
 * @param refusal what a visitor is told below 'Please log in'
 * @returns a function that runs an action for a user, tells a visitor to log in, and waits while it is not known which
 *   of the two it is
 */
export function useMemberAction(refusal: string): (action: () => void) => void {
  const { status } = useAuth();
  const waiting = useRef<(() => void)[]>([]);

  const decide = useCallback(
    (action: () => void) => {
      if (status === 'loading') waiting.current.push(action);
      else if (status === 'signed-in') action();
      else toast({ title: 'Please log in', description: refusal });
    },
    [status, refusal],
  );

  useEffect(() => {
    if (status === 'loading') return;
    const actions = waiting.current;
    waiting.current = [];
    actions.forEach(decide);
  }, [status, decide]);

  return decide;
}
