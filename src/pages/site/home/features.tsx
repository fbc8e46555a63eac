import { BadgeCheck, Download, type LucideIcon, PenTool, Shapes } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchFor } from '@/lib/paths';
import { Picture } from '@/ui/picture';

interface Feature {
  title: string;
  text: string;
  slug: string;
  /** What the picture is of: it leads there. */
  shows: string;
  Icon: LucideIcon;
}

/** The four things that the shop claims for itself. */
const FEATURES: Feature[] = [
  {
    title: 'Instant Downloads',
    text: 'Your files are ready the moment the order is. Lost them? Download them again, as often as you like.',
    slug: 'paper-plane-map',
    shows: 'Paper Plane',
    Icon: Download,
  },
  {
    title: 'Premium Quality',
    text: 'Clean outlines, flat colors and generous sizes: EPS for the plotter and the press, PNG for the rest.',
    slug: 'hummingbird',
    shows: 'Ruby Hummingbird',
    Icon: PenTool,
  },
  {
    title: 'Commercial License',
    text: 'Every purchase includes it. Sell the mugs, shirts and prints you make; just never the files themselves.',
    slug: 'world-suitcase',
    shows: 'Suitcase',
    Icon: BadgeCheck,
  },
  {
    title: 'Diverse Collection',
    text: 'Botanicals, animals, feasts, seasons, travel, patterns, the nursery: all in one style, so it all matches.',
    slug: 'memphis-shapes-2',
    shows: 'Memphis Shapes',
    Icon: Shapes,
  },
];

function FeatureCard({ title, text, slug, shows, Icon }: Feature) {
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-patch border-2 border-ink bg-surface dark:border-line">
      <Link
        to={searchFor(shows)}
        aria-label={shows}
        className="block overflow-hidden focus-visible:-outline-offset-4"
      >
        <Picture
          src={`/clipart/${slug}.svg`}
          alt=""
          className="aspect-4/3! transition-transform duration-300 hover:scale-104"
        />
      </Link>
      <div className="relative flex-1 border-t-2 border-ink p-5 pt-9 dark:border-line">
        <span className="absolute -top-6 left-5 grid size-12 -rotate-4 place-items-center rounded-patch border-2 border-ink bg-marigold text-on-marigold dark:border-paper">
          <Icon className="size-6" aria-hidden />
        </span>
        <h3 className="text-heading">{title}</h3>
        <p className="mt-2 text-muted">{text}</p>
      </div>
    </li>
  );
}

export function Features() {
  return (
    <section aria-labelledby="features-heading" className="page py-16 sm:py-24">
      <h2 id="features-heading" className="max-w-2xl text-title">
        Made to be printed, cut, stitched and sold
      </h2>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
    </section>
  );
}
