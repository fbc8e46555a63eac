import { ArrowRight } from 'lucide-react';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { PatchPile } from './patch-pile';

const WORDS = brand.tagline.split(' ');

/** The first screen. Nothing on it waits for the catalogue. */
export function Hero() {
  return (
    <section className="overflow-x-clip">
      <div className="page grid items-center gap-x-10 gap-y-10 pt-8 pb-12 sm:pt-12 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:py-10">
        <div>
          <h1 tabIndex={-1} className="text-display font-extrabold">
            {WORDS.slice(0, -1).join(' ')} <span className="misprint text-accent">{WORDS.at(-1)}</span> for
            all you make
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg text-muted sm:text-xl">
            Inked by hand and a little off register, the way good print used to be. Pick a drawing, download
            it as PNG and EPS, and put it on whatever comes next.
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink to={paths.products} size="lg">
              Browse Collection <ArrowRight className="size-5" aria-hidden />
            </ButtonLink>
            <ButtonLink to={paths.register} size="lg" variant="secondary">
              Start Free Account
            </ButtonLink>
          </div>
        </div>
        <PatchPile />
      </div>
    </section>
  );
}
