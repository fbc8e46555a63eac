import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAsBuilt } from '@/lib/use-as-built';

/** How near, in the words of IntersectionObserver. */
const MARGIN = '400px';

/** True once an element has come near the window; where that can't be told, at once. */
export function useNearViewport<T extends Element>(): [ref: RefObject<T | null>, isNear: boolean] {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  const canTell = useAsBuilt() || typeof IntersectionObserver !== 'undefined';
  useEffect(() => {
    if (isNear || !ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear || !canTell];
}
