import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { TiltedPicture } from '../shared/tilted-picture';

/** On marigold the buttons need an edge and a shadow of ink in both themes. */
const onMarigold = 'border-on-marigold! shadow-[4px_4px_0_0_var(--on-marigold)]!';

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-heading" className="page">
      <div className="stitch overflow-hidden rounded-patch border-2 border-ink bg-marigold px-6 py-14 text-on-marigold sm:px-12 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-12 lg:py-16 dark:border-transparent">
        <div>
          <h2 id="closing-heading" className="text-display font-extrabold">
            Find the one that fits
          </h2>
          <p className="mt-5 max-w-xl text-lg">
            Wander through the whole collection without an account. When something catches your eye, open one
            for free and keep it on your wishlist.
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink to={paths.products} size="lg" className={onMarigold}>
              Explore Collection
            </ButtonLink>
            <ButtonLink to={paths.register} size="lg" variant="secondary" className={onMarigold}>
              Create Free Account
            </ButtonLink>
          </div>
        </div>
        <div aria-hidden className="hidden w-[22rem] grid-cols-2 gap-5 lg:grid">
          <TiltedPicture slug="barn-owl" tilt={-4} />
          <TiltedPicture slug="vintage-camper-2" tilt={5} className="translate-y-6" />
        </div>
      </div>
    </section>
  );
}
