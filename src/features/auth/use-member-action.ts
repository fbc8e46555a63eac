import { useCallback, useEffect, useRef } from 'react';
import { toast } from '@/ui/toast-store';
import { useAuth } from './auth-context';

/**
 * Guards what only signed-in users may do (spec, section 5).
 * @param refusal what a visitor is told below 'Please log in'
 * @param action what a user may do, memoised; the one of the moment when it is known who it is runs
 * @returns a function that runs the action for a user, tells a visitor to log in, and waits while it is not known which
 *   of the two it is
 */
export function useMemberAction<T>(refusal: string, action: (subject: T) => void): (subject: T) => void {
  const { status } = useAuth();
  const waiting = useRef<T[]>([]);

  const decide = useCallback(
    (subject: T) => {
      if (status === 'loading') waiting.current.push(subject);
      else if (status === 'signed-in') action(subject);
      else toast({ title: 'Please log in', description: refusal });
    },
    [status, refusal, action],
  );

  useEffect(() => {
    if (status === 'loading') return;
    const subjects = waiting.current;
    waiting.current = [];
    subjects.forEach(decide);
  }, [status, decide]);

  return decide;
}
