import * as v from 'valibot';
import { createListStore } from './record-store';
import { id, text } from './shapes';

export interface Subscriber {
  id: string;
  email: string;
  /** ISO timestamp. */
  subscribedAt: string;
}

const subscriberSchema = v.object({ id, email: v.pipe(v.string(), v.nonEmpty()), subscribedAt: text });

/** Newsletter subscriptions made in this browser, under 'newsletter_subscribers'. */
export const subscribers = createListStore<Subscriber>('newsletter_subscribers', (value) => {
  const result = v.safeParse(subscriberSchema, value);
  return result.success ? result.output : null;
});

/** Records a subscription; an address that is there already, in whatever case, stays as it is. */
export function recordSubscriber(email: string, now = new Date()): void {
  const isKnown = (list: Subscriber[]) =>
    list.some((other) => other.email.toLowerCase() === email.toLowerCase());
  if (isKnown(subscribers.read())) return;
  subscribers.update((current) =>
    isKnown(current)
      ? current
      : [...current, { id: String(now.getTime()), email, subscribedAt: now.toISOString() }],
  );
}
