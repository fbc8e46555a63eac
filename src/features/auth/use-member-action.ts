import { useCallback, useEffect, useRef } from 'react';
import type { Product } from '@/domain/product';
import { paths } from '@/lib/paths';
import { toast } from '@/ui/toast-store';
import { useAuth } from './auth-context';
import { continuationState } from './continuation';

/** Somebody may well be signed in: that they are not must not be said. */
function tellFailure(retry: () => void) {
  toast({
    title: 'Your account could not be loaded',
    description: 'The network may be down.',
    variant: 'destructive',
    action: { label: 'Retry', alt: 'Reload the page', run: retry },
  });
}

/**
 * Guards what only signed-in users may do.
 * @param refusal what a visitor is told below 'Please log in'
 * @param action what a user may do, memoised; the one of the moment when it is known who it is runs
 * @returns a function that runs the action for a user, tells a visitor to log in, and waits while it is not known which
 *   of the two it is
 */
export function useMemberAction(
  refusal: string,
  action: (product: Product) => void,
): (product: Product) => void {
  const { status, retry } = useAuth();
  const waiting = useRef<Product[]>([]);

  const decide = useCallback(
    (product: Product) => {
      if (status === 'loading') waiting.current.push(product);
      else if (status === 'signed-in') action(product);
      else if (status === 'failed') tellFailure(retry);
      else
        toast({
          title: 'Please log in',
          description: refusal,
          action: {
            label: 'Login',
            alt: 'Open the login page',
            to: paths.login,
            state: continuationState(product),
          },
        });
    },
    [status, retry, refusal, action],
  );

  useEffect(() => {
    if (status === 'loading') return;
    const products = waiting.current;
    waiting.current = [];
    products.forEach(decide);
  }, [status, decide]);

  return decide;
}
