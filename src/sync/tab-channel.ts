/** The other tabs of this browser that show the same list. */
export interface TabChannel {
  /** Tells the others that the list on the server changed. */
  announceChange: () => void;
  close: () => void;
}

const CHANGED = 'changed';

/**
 * A channel to the other tabs. Some browsers have none, and where storage is blocked making one throws (Firefox): tabs
 * hear nothing of each other then, and see what changed when they are looked at again or save something themselves.
 */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * Joins the tabs on a channel.
 * @param onChange called when another tab announces a change
 */
export function joinTabs(channelName: string, onChange: () => void): TabChannel {
  const channel = openChannel(channelName);
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === CHANGED) onChange();
    };
  return {
    announceChange: () => channel?.postMessage(CHANGED),
    close: () => channel?.close(),
  };
}
