import { memo, type ReactNode } from 'react';
import type { ViewMode } from '@/domain/browsing';
import type { Product } from '@/domain/product';
import { cn } from '@/lib/class-names';
import { ProductCard, type ProductCardProps } from './product-card';

interface ProductGridProps extends Pick<ProductCardProps, 'missingRating' | 'hasDescription' | 'level'> {
  label: string;
  products: readonly Product[];
  view?: ViewMode;
  /** Size of the whole result, when not all of it is here. */
  total?: number;
  /** Draw what other features put on a card. They must be the same functions at every render. */
  renderHeart?: (product: Product) => ReactNode;
  renderMark?: (product: Product) => ReactNode;
  renderAction?: (product: Product) => ReactNode;
}

/** Cards of the first screen on a desktop: their pictures are not lazy. */
const EAGER = 4;

const Item = memo(function Item({
  product,
  renderHeart,
  renderMark,
  renderAction,
  ...card
}: ProductCardProps & Pick<ProductGridProps, 'renderHeart' | 'renderMark' | 'renderAction'>) {
  return (
    <ProductCard
      product={product}
      heart={renderHeart?.(product)}
      mark={renderMark?.(product)}
      action={renderAction?.(product)}
      {...card}
    />
  );
});

/** Two columns on a telephone, as many as there is room for elsewhere: fewer where the cards have descriptions. */
export const gridStyles = (hasDescription = false) =>
  cn(
    'grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4',
    hasDescription
      ? 'sm:grid-cols-[repeat(auto-fill,minmax(16.5rem,1fr))]'
      : 'sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]',
  );

/** Of cards out of sight, which are not laid out: their usual height, or the page would grow and shrink in passing. */
function guessedHeight(view: ViewMode, hasDescription = false): string {
  if (view === 'list') return '[contain-intrinsic-size:auto_12rem] sm:[contain-intrinsic-size:auto_13.25rem]';
  return hasDescription
    ? '[contain-intrinsic-size:auto_22rem] sm:[contain-intrinsic-size:auto_26rem]'
    : '[contain-intrinsic-size:auto_19rem] sm:[contain-intrinsic-size:auto_21.75rem]';
}

export function ProductGrid({
  label,
  products,
  view = 'grid',
  total = products.length,
  renderHeart,
  renderMark,
  renderAction,
  ...card
}: ProductGridProps) {
  return (
    <ul
      aria-label={label}
      className={view === 'grid' ? gridStyles(card.hasDescription) : 'grid gap-3 sm:gap-4'}
    >
      {products.map((product, position) => (
        <li
          key={product.id}
          data-row={product.id}
          // what is not drawn out of sight is also cut off at its edge: room for the shadow of a card
          className={cn(
            '-m-1.5 min-w-0 p-1.5 [content-visibility:auto]',
            guessedHeight(view, card.hasDescription),
          )}
        >
          <Item
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
        </li>
      ))}
    </ul>
  );
}
