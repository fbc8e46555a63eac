import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useAsBuilt } from '@/lib/use-as-built';

/** One observer for each distance: a long list has hundreds of elements that wait. */
const observers = new Map<string, IntersectionObserver>();
const waiting = new WeakMap<Element, () => void>();

function observerFor(margin: string): IntersectionObserver {
  let observer = observers.get(margin);
  if (!observer) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
      },
      { rootMargin: margin },
    );
    observers.set(margin, observer);
  }
  return observer;
}

/**
 * True once an element has come near the window; where that can't be told, at once.
 * @param options margin: how near, in the words of IntersectionObserver; isHere: it counts as near from the start
 */
export function useNearViewport<T extends Element>({ margin = '400px', isHere = false } = {}): [
  ref: RefObject<T | null>,
  isNear: boolean,
] {
  const ref = useRef<T>(null);
  const [hasCome, setCome] = useState(false);
  const canTell = useAsBuilt() || typeof IntersectionObserver !== 'undefined';
  const isNear = hasCome || isHere || !canTell;
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = observerFor(margin);
    waiting.set(element, () => startTransition(() => setCome(true)));
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [isNear, margin]);
  return [ref, isNear];
}
