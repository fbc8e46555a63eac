import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/idle';
import { LazyCode } from '@/lib/lazy-code';
import { useLazyCode } from '@/ui/use-lazy-code';
import { useNearViewport } from '@/ui/use-near-viewport';
import { showcasePlace, ShowcasePlaces, ShowcaseSkeleton } from './showcase-skeleton';

const storefront = new LazyCode('the best sellers', async () => (await import('./storefront')).Storefront);

function LateStorefront() {
  const { status, value: Storefront } = useLazyCode(storefront);
  if (status === 'failed') return null; // the page is complete without
  return status === 'here' ? <Storefront /> : <ShowcaseSkeleton />;
}

/** A look into the collection. Its code and its data come after the first picture, when somebody is near. */
export function Showcase() {
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <div ref={ref}>
      {isNear && isIdle ? (
        <LateStorefront />
      ) : (
        <div aria-hidden className={showcasePlace}>
          <ShowcasePlaces />
        </div>
      )}
    </div>
  );
}
