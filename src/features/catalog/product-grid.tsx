import { memo, type ReactNode } from 'react';
import type { ViewMode } from '@/domain/browsing';
import type { Product } from '@/domain/product';
import { cn } from '@/lib/class-names';
import { useNearViewport } from '@/ui/use-near-viewport';
import { ProductCard, type ProductCardProps } from './product-card';

interface ProductGridProps extends Pick<ProductCardProps, 'missingRating' | 'hasDescription' | 'level'> {
  label: string;
  products: readonly Product[];
  view?: ViewMode;
  /** Four cards, and no more, under something else. */
  isShelf?: boolean;
  /** Size of the whole result, when not all of it is here. */
  total?: number;
  /** Draw what other features put on a card. They must be the same functions at every render. */
  renderHeart?: (product: Product) => ReactNode;
  renderMark?: (product: Product) => ReactNode;
  renderAction?: (product: Product) => ReactNode;
}

/** Cards of the first screen on a desktop: their pictures are not lazy. */
const EAGER = 4;

/** So many cards are whole as soon as they are drawn; those after them only when they come near the window. */
const WHOLE = 60;

interface ItemProps extends Omit<ProductCardProps, 'position'> {
  /** Position in the whole result, 1 first. */
  position: number;
}

const Item = memo(function Item({
  product,
  renderHeart,
  renderMark,
  renderAction,
  ...card
}: ItemProps & Pick<ProductGridProps, 'renderHeart' | 'renderMark' | 'renderAction'>) {
  const [ref, isWhole] = useNearViewport<HTMLLIElement>({
    margin: '1200px',
    isHere: card.position <= WHOLE,
  });
  return (
    <li
      ref={ref}
      data-row={product.id}
      // what is not drawn out of sight is also cut off at its edge: room for the shadow of a card
      className={cn(
        '-m-1.5 min-w-0 p-1.5 [contain-intrinsic-size:auto_var(--row)] [content-visibility:auto]',
        !isWhole && 'min-h-[calc(var(--row)+0.75rem)]',
      )}
    >
      <ProductCard
        product={product}
        isOutline={!isWhole}
        heart={isWhole && renderHeart?.(product)}
        mark={isWhole && renderMark?.(product)}
        action={isWhole && renderAction?.(product)}
        {...card}
      />
    </li>
  );
});

/** Two columns on a telephone; elsewhere as many as there is room for, and four on a shelf: its four cards fill the row. */
export const gridStyles = (isShelf = false) =>
  cn(
    'grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4',
    isShelf ? 'md:grid-cols-4' : 'sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]',
  );

/** Of cards out of sight, which are not laid out: their usual height, or the page would grow and shrink in passing. */
function guessedHeight(view: ViewMode, hasDescription = false): string {
  if (view === 'list') return '[--row:13rem] sm:[--row:8.5rem]';
  return hasDescription ? '[--row:22rem] sm:[--row:23rem]' : '[--row:19rem] sm:[--row:20rem]';
}

export function ProductGrid({
  label,
  products,
  view = 'grid',
  isShelf,
  total = products.length,
  renderHeart,
  renderMark,
  renderAction,
  ...card
}: ProductGridProps) {
  return (
    <ul
      aria-label={label}
      className={cn(
        view === 'grid' ? gridStyles(isShelf) : 'grid gap-3',
        guessedHeight(view, card.hasDescription),
      )}
    >
      {products.map((product, position) => (
        <Item
          key={product.id}
          product={product}
          view={view}
          isEager={position < EAGER}
          position={position + 1}
          setSize={total}
          {...(renderHeart && { renderHeart })}
          {...(renderMark && { renderMark })}
          {...(renderAction && { renderAction })}
          {...card}
        />
      ))}
    </ul>
  );
}
