import { Download, Star } from 'lucide-react';
import { formatCount } from '@/lib/text';

/** Rating and downloads in one line, read as sentences. A rating of 0 is none yet, and nothing stands for it. */
export function ProductFacts({ rating, downloads }: { rating: number; downloads: number }) {
  return (
    <p className="flex items-center gap-3 text-sm text-muted">
      {rating > 0 && (
        <span className="inline-flex items-center gap-1">
          <Star className="size-4 fill-marigold text-ink dark:text-marigold" aria-hidden />
          <span aria-hidden>{rating.toFixed(1)}</span>
          <span className="sr-only">{`Rated ${rating.toFixed(1)} out of 5`}</span>
        </span>
      )}
      <span className="inline-flex items-center gap-1">
        <Download className="size-4" aria-hidden />
        <span>
          {formatCount(downloads)}
          <span className="sr-only"> downloads</span>
        </span>
      </span>
    </p>
  );
}
