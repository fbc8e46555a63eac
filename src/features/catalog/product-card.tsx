import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ViewMode } from '@/domain/browsing';
import { formatPrice } from '@/domain/money';
import { pictureOf, type Product } from '@/domain/product';
import { cn } from '@/lib/class-names';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Picture } from '@/ui/picture';
import { cardText } from './card-text';
import { KeywordList } from './keyword-list';
import { ProductFacts } from './product-facts';

export interface ProductCardProps {
  product: Product;
  view?: ViewMode;
  /** Shown where nobody has rated the product yet: ratings start at 1, and a database may say 0 for none. */
  missingRating?: number;
  /** Whether the description stands on the card; in the list it always does. */
  hasDescription?: boolean;
  /** The wishlist's heart; the page brings it. */
  heart?: ReactNode;
  /** A mark on the picture; the page brings it. */
  mark?: ReactNode;
  /** The cart's button; the page brings it. */
  action?: ReactNode;
  /** True on the first screen. */
  isEager?: boolean;
  /** Draws frame and title alone, for a card that nobody sees yet: a fifth of the work. */
  isOutline?: boolean;
  /** Position in the whole result, 1 first, and its size: most of a long list is not mounted. */
  position?: number;
  setSize?: number;
  /** Of its heading: 3 where the list has a heading of its own. */
  level?: 2 | 3;
}

/** At most 2 keywords in the list. */
const LIST_KEYWORDS = 2;

/**
 * A product in the grid or in the list. The whole card opens it; heart and button lie above. It is lifted while its place
 * in the list is pointed at, which stays where it is: from under a pointer at its edge the card itself would slip away.
 */
function Card({
  product,
  view = 'grid',
  missingRating = 0,
  hasDescription = false,
  heart,
  mark,
  action,
  isEager,
  isOutline = false,
  position,
  setSize,
  level = 2,
}: ProductCardProps) {
  const Heading = `h${level}` as const;
  const isList = view === 'list';
  return (
    <article
      aria-posinset={position}
      aria-setsize={setSize}
      className={cn(
        'group relative flex h-full min-w-0 overflow-hidden rounded-patch border-2 border-ink bg-surface transition-[box-shadow,translate] duration-200 focus-within:shadow-print in-[li:hover]:-translate-0.5 in-[li:hover]:shadow-print dark:border-line',
        !isList && 'flex-col',
      )}
    >
      <div
        className={cn(
          'relative shrink-0 overflow-hidden',
          isList && 'm-2.5 mr-0 size-28 rounded-control',
          isOutline && 'bg-sunken',
          isOutline && !isList && 'aspect-6/5',
        )}
      >
        {!isOutline && (
          <Picture
            src={pictureOf(product)}
            alt=""
            isEager={isEager ?? false}
            className={cn(
              'transition-transform duration-300 group-hover:scale-104',
              !isList && 'aspect-6/5!',
            )}
          />
        )}
        {!isOutline && !isList && (
          <Badge
            variant="default" // the pictures are light in both themes: so it is dark in both
            className="absolute top-2 left-2 max-w-[calc(100%-3.75rem)] max-sm:px-2 max-sm:text-[0.6875rem] dark:bg-paper dark:text-ink"
          >
            {product.category}
          </Badge>
        )}
        {mark && !isList && <div className="absolute bottom-2 left-2 flex">{mark}</div>}
      </div>
      {heart && <div className="absolute top-1 right-1 z-10">{heart}</div>}
      <div
        className={cn(
          '@container flex min-w-0 flex-1 flex-col gap-1.5 border-ink px-3 py-2.5 dark:border-line',
          isList ? 'sm:flex-row sm:gap-4' : 'border-t-2',
        )}
      >
        <div className={cardText(isList, hasDescription)}>
          <Heading className={cn('leading-snug', isList && 'max-sm:pr-9 sm:text-lg')}>
            <Link
              to={paths.product(product.id)}
              className="outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
            >
              {product.title}
            </Link>
          </Heading>
          {!isOutline && (isList || hasDescription) && (
            <p className={cn('line-clamp-2 text-sm text-muted', isList && 'max-sm:pr-9')}>
              {product.description}
            </p>
          )}
          {!isOutline && (
            <div className={cn(isList && 'flex flex-wrap items-center gap-x-3 gap-y-1.5')}>
              {isList && (
                <div className="flex max-w-full flex-wrap items-center gap-1.5">
                  {mark}
                  <Badge variant="accent">{product.category}</Badge>
                  <KeywordList
                    label="Keywords"
                    keywords={product.keywords}
                    limit={LIST_KEYWORDS}
                    className="contents"
                  />
                </div>
              )}
              <ProductFacts rating={product.rating || missingRating} downloads={product.downloads} />
            </div>
          )}
        </div>
        {!isOutline && (
          <div
            className={cn('mt-auto flex flex-wrap items-center justify-between gap-1', isList && 'sm:gap-4')}
          >
            <p className="text-lg font-extrabold tabular-nums">{formatPrice(product.price)}</p>
            {action && <div className="relative z-10">{action}</div>}
          </div>
        )}
      </div>
    </article>
  );
}

export const ProductCard = memo(Card);
