import type { Product } from '@/domain/product';
import { paths } from '@/lib/paths';

/** What somebody was about to do when they were told to log in. It travels in the history's state through the sign-in. */
export interface Continuation {
  /** The product that they looked at. */
  productId: string;
  title: string;
}

/** The state for a link to the login page. */
export const continuationState = ({ id, title }: Product): { continueWith: Continuation } => ({
  continueWith: { productId: id, title },
});

/**
 * @param state of a history entry: anything at all
 * @returns where to go on, and what it is called; null where nobody was interrupted
 */
export function continuationFrom(state: unknown): { to: string; title: string } | null {
  if (typeof state !== 'object' || state === null || !('continueWith' in state)) return null;
  const { productId, title } = (state.continueWith ?? {}) as Partial<Record<keyof Continuation, unknown>>;
  return typeof productId === 'string' && typeof title === 'string'
    ? { to: paths.product(productId), title }
    : null;
}
