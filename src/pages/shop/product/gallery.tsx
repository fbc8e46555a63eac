import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/class-names';
import { LazyCode } from '@/lib/lazy-code';
import { Picture } from '@/ui/picture';
import { useLazyCodeState } from '@/ui/use-lazy-code';

const lightbox = new LazyCode('the large pictures', async () => (await import('./lightbox')).Lightbox);

/** The main picture, which opens large, and thumbnails when there is more than one. */
export function Gallery({ title, pictures }: { title: string; pictures: string[] }) {
  const [chosen, setChosen] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const { status, value: Lightbox } = useLazyCodeState(lightbox);
  return (
    <div className="grid content-start gap-3 self-start md:max-lg:sticky md:max-lg:top-24">
      <div className="relative overflow-clip rounded-patch border-2 border-ink shadow-print-lg dark:border-line">
        <Picture src={pictures[chosen] ?? ''} alt={title} isEager className="max-md:max-h-[60svh]" />
        {pictures.length > 0 && (
          <button
            type="button"
            aria-label="Enlarge picture"
            onPointerEnter={() => void lightbox.prepare()}
            onClick={() => {
              void lightbox.prepare();
              setLarge(true);
            }}
            className="absolute right-2 bottom-2 grid size-11 cursor-zoom-in! place-items-center rounded-full border-2 border-ink bg-surface after:absolute after:-inset-[100rem] hover:bg-blush dark:border-edge"
          >
            <Maximize2 className="size-5" aria-hidden />
          </button>
        )}
      </div>
      {isLarge && status === 'here' && (
        <Lightbox title={title} pictures={pictures} start={chosen} onClose={() => setLarge(false)} />
      )}
      {pictures.length > 1 && (
        <ul aria-label="Pictures" className="mt-3 flex flex-wrap gap-3">
          {pictures.map((picture, position) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={`Show picture ${position + 1} of ${pictures.length}`}
                aria-pressed={position === chosen}
                onClick={() => setChosen(position)}
                className={cn(
                  'block size-16 overflow-hidden sm:size-20 rounded-control border-2 transition-[translate] active:translate-y-0.5',
                  position === chosen
                    ? 'border-accent shadow-[0_0_0_2px_var(--accent)]'
                    : 'border-line in-[li:hover]:-translate-0.5 in-[li:hover]:border-ink',
                )}
              >
                <Picture src={picture} alt="" isEager />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
