import { Star, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatPrice } from '@/domain/money';
import { pictureOf, type Product } from '@/domain/product';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { KeywordList } from '@/features/catalog/keyword-list';
import { OwnedBadge } from '@/features/ownership/owned-badge';
import { useOwns } from '@/features/ownership/use-owns';
import { useWishlist } from '@/features/wishlist/wishlist-context';
import { paths } from '@/lib/paths';
import { formatCount } from '@/lib/text';
import { Badge } from '@/ui/badge';
import { Picture } from '@/ui/picture';
import { PictureButton } from '@/ui/picture-button';
import { takeRowAway } from '@/ui/take-row-away';

/** A card has room for so many. */
const TAGS = 3;

interface WishlistCardProps {
  /** As it was when it was saved. */
  product: Product;
  /** As it is today; null when it is gone, undefined while that is not known. */
  current: Product | null | undefined;
}

/** A saved product, at today's price where that is known. */
export function WishlistCard({ product, current }: WishlistCardProps) {
  const { remove } = useWishlist();
  const isOwned = useOwns(product.id);
  const rating = product.rating ?? 0;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-patch border-2 border-ink bg-surface dark:border-line">
      <div className="relative">
        <Link to={paths.product(product.id)} tabIndex={-1} aria-hidden>
          <Picture src={pictureOf(product)} alt="" />
        </Link>
        <Badge
          variant="default"
          className="absolute top-2 left-2 max-w-[calc(100%-3.75rem)] max-sm:text-[0.6875rem] dark:bg-paper dark:text-ink"
        >
          {product.category}
        </Badge>
        <div className="absolute bottom-3 left-3 flex">
          <OwnedBadge productId={product.id} />
        </div>
        {/* where the heart is on other cards */}
        <div className="absolute top-1 right-1">
          <PictureButton
            aria-label={`Remove ${product.title} from wishlist`}
            onClick={({ currentTarget }) => takeRowAway(currentTarget, () => remove(product.id))}
          >
            <Trash2 className="size-4.5" aria-hidden />
          </PictureButton>
        </div>
      </div>
      <div className="@container flex flex-1 flex-col gap-2 border-t-2 border-ink p-3 sm:p-4 dark:border-line">
        <h2 className="text-lg leading-snug">
          <Link
            to={paths.product(product.id)}
            className="inline-block min-h-6 max-w-full rounded-sm wrap-anywhere hover:underline"
          >
            {product.title || 'Untitled'}
          </Link>
        </h2>
        <p className="line-clamp-2 text-sm text-muted">{product.description}</p>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          {rating > 0 && (
            <>
              <Star className="size-4 fill-marigold text-ink dark:text-marigold" aria-hidden />
              <span aria-hidden>{rating.toFixed(1)}</span>
              <span className="sr-only">{`Rated ${rating.toFixed(1)} out of 5`}</span>
            </>
          )}
          <span>({formatCount(product.reviews)} reviews)</span>
        </p>
        <KeywordList
          label="Tags"
          keywords={product.keywords}
          limit={TAGS}
          className="flex flex-wrap gap-1.5"
        />
        {current === null && (
          <p className="rounded-control bg-blush px-3 py-2 text-sm text-on-blush">
            This product is no longer in the collection.
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <p className="text-xl font-extrabold tabular-nums">{formatPrice((current ?? product).price)}</p>
          <AddToCartButton product={product} variant={isOwned ? 'secondary' : 'primary'} />
        </div>
      </div>
    </article>
  );
}
