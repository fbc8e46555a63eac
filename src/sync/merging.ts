import type { CartItem } from '@/domain/cart';

interface Keyed {
  id: string;
}

function byId<T extends Keyed>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

const idsOf = (items: readonly Keyed[]) => items.map(({ id }) => id);

/** The order of a merged list: the own one where what is stored is known here, else the stored one and own additions last. */
function orderOfIds<T extends Keyed>(
  base: readonly T[],
  local: readonly T[],
  remote: readonly T[],
  attempts: readonly (readonly T[])[],
): string[] {
  const there = JSON.stringify(idsOf(remote));
  const isKnown = [base, ...attempts].some((former) => JSON.stringify(idsOf(former)) === there);
  const [first, second] = isKnown ? [local, remote] : [remote, local];
  return [...new Set([...idsOf(first), ...idsOf(second)])];
}

/**
 * Brings what changed here onto a cart that changed elsewhere: added, removed and altered lines, quantities as
 * differences, so that an addition in each of two tabs counts twice.
 * @param attempts states that were sent without an answer; where the stored quantity is one of theirs, it arrived
 */
export function mergeCarts(
  base: readonly CartItem[],
  local: readonly CartItem[],
  remote: readonly CartItem[],
  attempts: readonly (readonly CartItem[])[] = [],
): CartItem[] {
  const before = byId(base);
  const here = byId(local);
  const there = byId(remote);
  const sent = attempts.map(byId);

  const resolve = (id: string): CartItem | null => {
    const theirs = there.get(id);
    const mine = here.get(id);
    // a line that is in neither of the two was removed by that attempt
    const arrived = sent.some((attempt) => attempt.get(id)?.quantity === theirs?.quantity);
    const start = arrived ? theirs : before.get(id);
    if (!mine) return start ? null : (theirs ?? null);
    if (!theirs) return start && start.quantity === mine.quantity ? null : mine;
    const quantity = theirs.quantity + mine.quantity - (start?.quantity ?? 0);
    const untouched = start !== undefined && start.price === mine.price;
    return quantity > 0 ? { ...(untouched ? theirs : mine), quantity } : null;
  };

  return orderOfIds(base, local, remote, attempts)
    .map(resolve)
    .filter((item): item is CartItem => item !== null);
}

/**
 * The same for a list in which a thing is or is not: what was added here is there, what was removed here is gone.
 * @param attempts states that were sent without an answer, and may be what is stored now
 */
export function mergeById<T extends Keyed>(
  base: readonly T[],
  local: readonly T[],
  remote: readonly T[],
  attempts: readonly (readonly T[])[] = [],
): T[] {
  const here = byId(local);
  const there = byId(remote);
  const former = [base, ...attempts].map(byId);

  const resolve = (id: string): T | null => {
    const theirs = there.get(id);
    if (theirs) return here.has(id) || !former.some((list) => list.has(id)) ? theirs : null;
    return former.every((list) => list.has(id)) ? null : (here.get(id) ?? null);
  };

  return orderOfIds(base, local, remote, attempts)
    .map(resolve)
    .filter((item): item is T => item !== null);
}
