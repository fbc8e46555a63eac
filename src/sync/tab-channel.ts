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
