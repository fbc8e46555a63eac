import { Patch } from '../shared/patch';

/** Pictures of the collection, back to front: place and width in per cent of the pile, tilt in degrees. */
const PILE = [
  { slug: 'moroccan-tiles', left: 3, top: 9, width: 31, tilt: -9 },
  { slug: 'hot-air-balloon', left: 57, top: 1, width: 37, tilt: 6 },
  { slug: 'space-rocket', left: 0, top: 43, width: 32, tilt: 7 },
  { slug: 'monstera-leaf', left: 71, top: 38, width: 27, tilt: -5 },
  { slug: 'birthday-cake-3', left: 17, top: 66, width: 31, tilt: -7 },
  { slug: 'cafe-latte', left: 56, top: 62, width: 34, tilt: 5 },
  { slug: 'sleepy-fox-2', left: 26, top: 23, width: 46, tilt: -2 },
];

/** What the shop sells, as a heap of patches. Decoration: what it shows is said in words beside it. */
export function PatchPile() {
  return (
    <div aria-hidden className="halftone mx-auto aspect-square w-full max-w-[36rem]">
      {PILE.map(({ slug, left, top, width, tilt }) => (
        <div
          key={slug}
          className="absolute transition-[scale] duration-200 ease-snap hover:z-10 hover:scale-106"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%` }}
        >
          <Patch slug={slug} tilt={tilt} isEager className="patch-drop" />
        </div>
      ))}
    </div>
  );
}
