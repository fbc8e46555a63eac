import { Handshake, PencilLine, Tag } from 'lucide-react';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { PageHeading } from '@/ui/page-heading';
import { usePageMeta } from '@/ui/use-page-meta';
import { EditedText } from './shared/edited-text';
import { TiltedPicture } from './shared/tilted-picture';

const VALUES = [
  {
    title: 'Drawn, not assembled',
    text: 'Each piece starts as a pencil sketch and ends as clean line work. No stock parts, no filler to make a bundle look bigger.',
    Icon: PencilLine,
  },
  {
    title: 'Plain terms',
    text: 'One commercial license comes with everything. It says what you can do in words you can read over a coffee.',
    Icon: Handshake,
  },
  {
    title: 'Fair to small shops',
    text: 'Prices a market stall can carry, no subscription to forget about, and your files to download again for good.',
    Icon: Tag,
  },
];

export default function AboutPage() {
  usePageMeta(
    'About Us',
    `Who draws the clipart of ${brand.name}, why it exists, and the three things we hold on to.`,
  );
  return (
    <div className="page">
      <PageHeading title="About Us">
        A small drawing table with a large drawer of finished things.
      </PageHeading>
      <EditedText page="about" />
      <section
        aria-labelledby="story-heading"
        className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16"
      >
        <div className="max-w-prose">
          <h2 id="story-heading" className="text-title">
            Our Story
          </h2>
          <div className="mt-4 grid gap-4 text-lg">
            <p>
              {brand.name} began with a craft fair and a printer that could not keep its colors in line. The
              yellow landed a hair to the right of the black on every sheet. Everybody who stopped at the
              table asked for exactly those.
            </p>
            <p>
              So the slip stayed. We draw animals, plants, feasts and small journeys with a firm outline, ink
              them in few colors, and leave them looking as if a person had been there. Then we do the dull
              part properly: sensible layers, generous sizes, PNG for the screen and EPS for everything with a
              blade or a press.
            </p>
            <p>
              Today the drawings travel on stickers, tea towels, wedding cards and more mugs than anyone can
              count. We still like it best when somebody sends us a photo of what they made.
            </p>
          </div>
        </div>
        <div aria-hidden className="mx-auto grid w-full max-w-sm grid-cols-2 gap-5 px-2 py-4">
          <TiltedPicture slug="hedgehog-apple" tilt={-4} />
          <TiltedPicture slug="robot-buddy" tilt={5} className="translate-y-6" />
          <TiltedPicture slug="wildflower-bouquet-2" tilt={3} />
          <TiltedPicture slug="ramen-bowl" tilt={-5} className="translate-y-6" />
        </div>
      </section>
      <section aria-labelledby="values-heading" className="mt-20">
        <h2 id="values-heading" className="text-title">
          What We Hold On To
        </h2>
        <ul className="mt-6 grid gap-5 md:grid-cols-3">
          {VALUES.map(({ title, text, Icon }) => (
            <li key={title} className="stitch rounded-patch bg-sunken p-8">
              <Icon className="size-8 text-accent" aria-hidden />
              <h3 className="mt-3 text-heading">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.products} className="mt-10">
          Browse Collection
        </ButtonLink>
      </section>
    </div>
  );
}
