import { Link } from 'react-router-dom';
import { searchFor } from '@/lib/paths';
import { TiltedPicture } from '../shared/tilted-picture';

/** Pictures of the collection, back to front: place and width in per cent of the pile, tilt in degrees. */
const PILE = [
  { slug: 'moroccan-tiles', title: 'Moroccan Tiles', left: 3, top: 9, width: 31, tilt: -9 },
  { slug: 'hot-air-balloon', title: 'Hot Air Balloon', left: 57, top: 1, width: 37, tilt: 6 },
  { slug: 'space-rocket', title: 'Little Space Rocket', left: 0, top: 43, width: 32, tilt: 7 },
  { slug: 'monstera-leaf', title: 'Monstera Leaf', left: 71, top: 38, width: 27, tilt: -5 },
  { slug: 'birthday-cake-3', title: 'Birthday Cake', left: 17, top: 66, width: 31, tilt: -7 },
  { slug: 'cafe-latte', title: 'Café Latte Art', left: 56, top: 62, width: 34, tilt: 5 },
  { slug: 'sleepy-fox-2', title: 'Sleepy Fox', left: 26, top: 23, width: 46, tilt: -2 },
];

/** What the shop sells, as a heap of patches. Each leads to what it shows. */
export function PatchPile() {
  return (
    <ul
      aria-label="From the collection"
      className="halftone mx-auto aspect-square w-full max-w-[28rem] xl:max-w-[29rem]"
    >
      {PILE.map(({ slug, title, left, top, width, tilt }) => (
        <li
          key={slug}
          className="absolute transition-[scale] duration-200 ease-snap focus-within:z-10 hover:z-10 hover:scale-106"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%` }}
        >
          <Link to={searchFor(title)} aria-label={title} className="block rounded-patch">
            <TiltedPicture slug={slug} tilt={tilt} isEager className="patch-drop" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
