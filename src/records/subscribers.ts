import { type Subscriber, subscriberFrom } from '@/domain/subscriber';
import { clockId } from '@/lib/clock-id';
import { createListStore } from './list-store';

/** Newsletter subscriptions made in this browser, under 'newsletter_subscribers'. */
export const subscribers = createListStore<Subscriber>('newsletter_subscribers', subscriberFrom);

/** Records a subscription; an address that is there already, in whatever case, stays as it is. */
export function recordSubscriber(email: string, now = new Date()): void {
  const isKnown = (list: Subscriber[]) =>
    list.some((other) => other.email.toLowerCase() === email.toLowerCase());
  if (isKnown(subscribers.read())) return;
  subscribers.update((current) => {
    if (isKnown(current)) return current;
    const id = clockId(now, (taken) => current.some((other) => other.id === taken));
    return [...current, { id, email, subscribedAt: now.toISOString() }];
  });
}

/**
 * Takes one subscriber off the list of this browser.
 * @returns whether that was stored; if not, it lasts until the page is closed
 */
export function removeSubscriber(subscriberId: string): boolean {
  return subscribers.update((current) => current.filter((other) => other.id !== subscriberId));
}
