import { idOf, isFields, textOf } from './parsing';

/** Whoever reads the newsletter. */
export interface Subscriber {
  id: string;
  email: string;
  /** ISO timestamp. */
  subscribedAt: string;
}

/** A subscriber of unknown shape; null without an id or an address. */
export function subscriberFrom(value: unknown): Subscriber | null {
  if (!isFields(value)) return null;
  const id = idOf(value.id);
  const email = textOf(value.email);
  return id === null || email === '' ? null : { id, email, subscribedAt: textOf(value.subscribedAt) };
}
