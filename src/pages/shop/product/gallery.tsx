import { useState } from 'react';
import { cn } from '@/lib/class-names';
import { Picture } from '@/ui/picture';

/** The main picture, and thumbnails when there is more than one (spec, section 2). */
export function Gallery({ title, pictures }: { title: string; pictures: string[] }) {
  const [chosen, setChosen] = useState(0);
  return (
    <div className="grid content-start gap-3">
      <div className="overflow-hidden rounded-patch border-2 border-ink shadow-print-lg dark:border-line">
        <Picture src={pictures[chosen] ?? ''} alt={title} isEager className="max-md:max-h-[60svh]" />
      </div>
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
                    : 'border-line hover:-translate-y-0.5 hover:border-ink',
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
