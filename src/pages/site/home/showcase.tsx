import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/idle';
import { Late } from '@/lib/late';
import { useLate } from '@/ui/use-late';
import { useNearViewport } from '@/ui/use-near-viewport';
import { showcasePlace, ShowcasePlaces, ShowcaseSkeleton } from './showcase-skeleton';

const storefront = new Late('the best sellers', async () => (await import('./storefront')).Storefront);

function LateStorefront() {
  const { status, value: Storefront } = useLate(storefront);
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
