/** Other tabs of this browser that work on the same thing. */
export interface Peers {
  /** True once another tab has been heard of; never false again. */
  readonly met: boolean;
  /** Tells the others that the shared value changed. */
  announceChange: () => void;
  close: () => void;
}

type PeerMessage = 'hello' | 'here' | 'changed';

/**
 * Meets the other tabs on a channel.
 * @param onChange called when another tab announces a change
 */
export function joinPeers(channelName: string, onChange: () => void): Peers {
  if (typeof BroadcastChannel === 'undefined') return { met: false, announceChange() {}, close() {} };
  const channel = new BroadcastChannel(channelName);
  const post = (message: PeerMessage) => channel.postMessage(message);
  let met = false;
  channel.onmessage = ({ data }: MessageEvent<PeerMessage>) => {
    met = true;
    if (data === 'hello') post('here');
    if (data === 'changed') onChange();
  };
  post('hello');
  return {
    get met() {
      return met;
    },
    announceChange: () => post('changed'),
    close: () => channel.close(),
  };
}

/** The browser's locks; where there are none, or where they are refused as storage is, tabs do without. */
const locks = () => (typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null);

/** Runs a task while no other tab runs one under the same name; without the Web Locks API it just runs. */
export async function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  const manager = locks();
  if (!manager) return task();
  let hasBegun = false;
  try {
    return await manager.request(name, () => {
      hasBegun = true;
      return task();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return task();
  }
}

/** Names that are present in this page. */
const here = new Set<string>();

/**
 * Makes a name known to all tabs for as long as this page lives.
 * @returns takes it back
 */
export function bePresent(name: string): () => void {
  here.add(name);
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  locks()
    ?.request(name, () => left)
    .catch(() => {}); // refused: only this page knows
  return () => {
    here.delete(name);
    leave();
  };
}

/** The names that are present in any tab; without the Web Locks API, those of this page. */
export async function presentNames(): Promise<ReadonlySet<string>> {
  const snapshot = await locks()
    ?.query()
    .catch(() => null);
  const elsewhere = [...(snapshot?.held ?? []), ...(snapshot?.pending ?? [])];
  return new Set([...here, ...elsewhere.map(({ name }) => name ?? '')]);
}
