import { useAuth } from '@/features/auth/auth-context';
import { LoginNeeded } from '@/features/auth/login-needed';
import { LoadFailure } from '@/ui/load-failure';
import { useCurrentProducts } from '@/features/catalog/use-current-products';
import { useWishlist } from '@/features/wishlist/wishlist-context';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { useOneRowClicks } from '@/ui/one-row-clicks';
import { PageHeading } from '@/ui/page-heading';
import { usePageMeta } from '@/ui/use-page-meta';
import { WishlistCard } from './wishlist/wishlist-card';
import { wishlistGrid, WishlistSkeleton } from './wishlist/wishlist-skeleton';

export default function WishlistPage() {
  usePageMeta('My Wishlist', 'The clipart you saved for later.');
  const { user, status } = useAuth();
  const wishlist = useWishlist();
  const keepToOneRow = useOneRowClicks();
  const [current] = useCurrentProducts(wishlist.items.map(({ id }) => id));

  if (status === 'loading') return <WishlistSkeleton />;
  if (!user) return <LoginNeeded>You need to be logged in to view your wishlist.</LoginNeeded>;
  if (wishlist.status === 'loading' && wishlist.items.length === 0) return <WishlistSkeleton />;

  const failure = wishlist.status === 'failed' && (
    <LoadFailure onRetry={wishlist.retry}>
      Your saved wishlist could not be loaded. Nothing in it is lost.
    </LoadFailure>
  );
  if (wishlist.items.length === 0)
    return (
      <div className="page py-6">
        {failure}
        <EmptyState
          level={1}
          title="Your wishlist is empty"
          picture="empty-wishlist"
          action={<ButtonLink to={paths.products}>Browse Collection</ButtonLink>}
        />
      </div>
    );

  return (
    <div className="page">
      <PageHeading title="My Wishlist">{`${wishlist.items.length} item(s) saved`}</PageHeading>
      {failure}
      <ul className={wishlistGrid} onClickCapture={keepToOneRow}>
        {wishlist.items.map((product) => (
          <li key={product.id} data-row={product.id} className="min-w-0">
            <WishlistCard product={product} current={current.get(product.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
