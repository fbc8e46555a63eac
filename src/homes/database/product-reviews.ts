import { useCallback, useEffect, useRef, useState } from 'react';
import { readReviews, REVIEW_PAGE } from '@/backend/reviews';
import { type Review, reviewFrom } from '@/domain/review';
import type { HomeStatus, UseProductReviews } from '../types';
import { onChange } from './record-changes';
import { inCamelCase, readable } from './rows';

interface Loaded {
  status: HomeStatus;
  reviews: readonly Review[];
  isComplete: boolean;
}

/** Further reviews below those that are here; one that came meanwhile has pushed the others on, and they come again. */
function joined(former: readonly Review[], page: readonly Review[]): Review[] {
  const known = new Set(former.map(({ id }) => id));
  return [...former, ...page.filter(({ id }) => !known.has(id))];
}

/** The reviews of a product that nobody has hidden, in pages. */
export const useProductReviews: UseProductReviews = (productId) => {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading', reviews: [], isComplete: true });
  const ticket = useRef(0);

  const load = useCallback(
    (known: readonly Review[]) => {
      const own = (ticket.current += 1);
      readReviews(productId, known.length).then(
        (rows) => {
          if (own !== ticket.current) return;
          const reviews = joined(
            known,
            readable(rows, (row) => reviewFrom(inCamelCase(row))),
          );
          setLoaded({ status: 'ready', reviews, isComplete: rows.length < REVIEW_PAGE });
        },
        (error: unknown) => {
          console.error('Error loading the reviews:', error);
          if (own === ticket.current) setLoaded((former) => ({ ...former, status: 'failed' }));
        },
      );
    },
    [productId],
  );
  useEffect(() => {
    load([]);
    const end = onChange(`reviews of ${productId}`, () => load([]));
    return () => {
      ticket.current += 1;
      end();
    };
  }, [load, productId]);

  const { status, reviews, isComplete } = loaded;
  const next = () => load(reviews);
  return { status, reviews, more: isComplete || status !== 'ready' ? null : next, retry: next };
};
