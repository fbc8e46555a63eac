import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Picture } from '@/ui/picture';

export interface LightboxProps {
  title: string;
  pictures: string[];
  /** Position of the picture to begin with, 0 first. */
  start: number;
  onClose: () => void;
}

/** The pictures as large as the window allows. The next one comes by swipe, by arrow key or by button. */
export function Lightbox({ title, pictures, start, onClose }: LightboxProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(start);
  const go = (to: number, behavior: ScrollBehavior = 'smooth') => {
    const { current } = strip;
    current?.scrollTo({ left: to * current.clientWidth, behavior });
  };
  useLayoutEffect(() => {
    const { current } = strip;
    current?.scrollTo({ left: start * current.clientWidth, behavior: 'instant' });
  }, [start]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.altKey || event.ctrlKey || event.metaKey) return; // the browser's own: back and forward
    event.preventDefault();
    go(position + (event.key === 'ArrowLeft' ? -1 : 1));
  };
  return (
    <Dialog title={title} isWide onClose={onClose} onKeyDown={onKeyDown}>
      <ul
        ref={strip}
        tabIndex={0}
        aria-label="Pictures, large"
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-contain sm:rounded-card"
        onScroll={({ currentTarget }) =>
          setPosition(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)))
        }
      >
        {pictures.map((picture, at) => (
          <li key={picture} className="w-full shrink-0 snap-center">
            <Picture
              src={picture}
              alt={`${title}, picture ${at + 1} of ${pictures.length}`}
              isEager
              className="max-h-[calc(100dvh-12rem)] object-contain!"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="mt-4 flex items-center justify-center gap-4">
          <Button
            variant="secondary"
            size="icon"
            aria-label="Previous picture"
            aria-disabled={position === 0}
            onClick={() => go(position - 1)}
          >
            <ChevronLeft className="size-5" aria-hidden />
          </Button>
          <p role="status" className="tabular-nums">
            {position + 1} of {pictures.length}
          </p>
          <Button
            variant="secondary"
            size="icon"
            aria-label="Next picture"
            aria-disabled={position === pictures.length - 1}
            onClick={() => go(position + 1)}
          >
            <ChevronRight className="size-5" aria-hidden />
          </Button>
        </div>
      )}
    </Dialog>
  );
}
