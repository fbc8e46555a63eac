import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SessionVerdict } from '@/backend/auth';
import { isRefusal, isSessionGone, isTooLarge } from '@/backend/errors';
import { onReturn } from '@/lib/on-return';
import { createJournal } from './journal';
import { SyncedList, type SyncedListState } from './synced-list';
import { joinTabs, type TabChannel } from './tab-channel';
import { exclusively } from './tab-lock';

/** Whose list it is. */
export interface Account {
  user: { id: string } | null;
  /** Asks the server whether the session still stands, with a new token where need be. */
  verify: () => Promise<SessionVerdict>;
}

export interface AccountListSource<T> {
  /** Names the list in logs and in messages between tabs, e.g. 'cart'. */
  name: string;
  read: (userId: string) => Promise<T[]>;
  write: (userId: string, items: T[]) => Promise<void>;
  merge: (base: T[], local: T[], remote: T[], attempts: T[][]) => T[];
  /** Checks a list that lies in local storage. Must not throw. */
  parse: (stored: unknown) => T[];
  /** Tells the person that the list holds more than the server takes. Once, until a save succeeds again. */
  tellTooLarge: (notice: { title: string; description: string }) => void;
}

export interface AccountList<T> extends SyncedListState<T> {
  change: (update: (items: readonly T[]) => T[]) => void;
  refresh: () => Promise<void>;
  settled: () => Promise<void>;
}

interface Opened<T> {
  list: SyncedList<T>;
  /** Starts reading and following; returns the end of both. */
  follow: () => () => void;
}

function openList<T extends { id: string }>(
  source: AccountListSource<T>,
  userId: string,
  verify: Account['verify'],
): Opened<T> {
  const channel = `inkpatch:${source.name}:${userId}`;
  const journal = createJournal(source.name, userId, source.parse);
  let tabs: TabChannel | null = null;
  let hasRenewed = false;
  let hasToldSize = false;

  /** The server knows the token no more: a new one may do, or the session is over. Tried once until a save succeeds. */
  const renew = async () => {
    const verdict = await verify();
    if (verdict !== 'renewed' || hasRenewed) return;
    hasRenewed = true;
    await list.refresh();
  };
  const report = (verb: string) => (error: unknown) => {
    console.error(`Error ${verb} ${source.name}:`, error);
    if (isSessionGone(error)) void renew();
    if (!isTooLarge(error) || hasToldSize) return;
    hasToldSize = true;
    source.tellTooLarge({
      title: `Your ${source.name} is full`,
      description:
        'It holds more than can be saved. Take something out: until then, what you change stays in this browser only.',
    });
  };
  const list = new SyncedList<T>({
    read: () => source.read(userId),
    write: (items) => source.write(userId, items),
    merge: source.merge,
    onReadError: report('fetching'),
    onWriteError: report('saving'),
    mayHaveArrived: (error) => !isRefusal(error),
    exclusively: (task) => exclusively(channel, task),
    onWritten() {
      hasRenewed = false;
      hasToldSize = false;
      tabs?.announceChange();
    },
    keepUnsaved: journal.keep,
    findLeftovers: journal.findLeftovers,
  });

  return {
    list,
    follow() {
      const leave = journal.open();
      tabs = joinTabs(channel, () => void list.refresh());
      list.open();
      const stopLooking = onReturn(() => void list.refresh());
      return () => {
        stopLooking();
        tabs?.close();
        tabs = null;
        list.close();
        leave();
      };
    },
  };
}

const NOTHING: SyncedListState<never> = { items: [], status: 'loading' };
const nothing = () => NOTHING;
const never = () => () => {};

/**
 * The list that the signed-in user keeps on the server. It belongs to the user's id: another id is another list from
 * the first frame on, while a refreshed token changes nothing.
 * @param source must be the same object at every render
 */
export function useSyncedList<T extends { id: string }>(
  source: AccountListSource<T>,
  { user, verify }: Account,
): AccountList<T> {
  const userId = user?.id ?? null;
  const opened = useMemo(
    () => (userId === null ? null : openList(source, userId, verify)),
    [source, userId, verify],
  );
  useEffect(() => opened?.follow(), [opened]);

  const list = opened?.list;
  const state = useSyncExternalStore<SyncedListState<T>>(
    list?.subscribe ?? never,
    list?.getState ?? nothing,
    nothing,
  );
  return useMemo(
    () => ({
      ...state,
      change: (update) => list?.change(update),
      refresh: async () => list?.refresh(),
      settled: async () => list?.settled(),
    }),
    [state, list],
  );
}
