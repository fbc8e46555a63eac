import { useEffect, useRef } from 'react';
import type { Product } from '@/domain/product';

interface ChoosePageProps {
  /** The rows of the page, and those of them that are chosen. */
  shown: readonly Product[];
  chosen: readonly Product[];
  onChoose: (products: readonly Product[], isChosen: boolean) => void;
}

/** Chooses all rows of the page, or none. */
export function ChoosePage({ shown, chosen, onChoose }: ChoosePageProps) {
  const box = useRef<HTMLInputElement>(null);
  const isSome = chosen.length > 0 && chosen.length < shown.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);

  return (
    <label className="grid size-11 shrink-0 place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all products on this page"
        className="size-6 accent-ink"
        checked={chosen.length === shown.length}
        onChange={(event) => onChoose(shown, event.target.checked)}
      />
    </label>
  );
}
