import { useSyncExternalStore } from 'react';

const never = () => () => {};
const isNow = () => false;
const isAtBuild = () => true;

/**
 * True while a page is rendered at build time, and in the frame that takes such a page over in the browser: the two have to
 * be the same. What depends on the person, the browser or the moment shows in the next frame.
 */
export const useAsBuilt = (): boolean => useSyncExternalStore(never, isNow, isAtBuild);
