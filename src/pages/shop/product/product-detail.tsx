import { Download, FileImage, Heart, ShoppingCart } from 'lucide-react';
import { formatPrice } from '@/domain/money';
import { productData } from '@/domain/product-data';
import { picturesOf, type Product } from '@/domain/product';
import { useCart } from '@/features/cart/cart-context';
import { OwnedBadge } from '@/features/ownership/owned-badge';
import { useWishlist } from '@/features/wishlist/wishlist-context';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { siteOrigin } from '@/lib/env';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { notImplemented } from '@/ui/not-implemented';
import { Stars } from '@/ui/stars';
import { usePageMeta } from '@/ui/use-page-meta';
import { useStructuredData } from '@/ui/use-structured-data';
import { Gallery } from './gallery';
import { RelatedProducts } from './related-products';
import { Reviews } from './reviews';

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="rounded-card bg-sunken px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Actions({ product }: { product: Product }) {
  const cart = useCart();
  const wishlist = useWishlist();
  const isSaved = wishlist.has(product.id);
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="lg" className="flex-1 basis-56" onClick={() => cart.add(product)}>
        <ShoppingCart className="size-5" aria-hidden /> Add to Cart
      </Button>
      <Button
        size="lg"
        variant="secondary"
        className="flex-1 basis-56"
        aria-pressed={isSaved}
        onClick={() => wishlist.toggle(product)}
      >
        <Heart className={cn('size-5', isSaved && 'fill-accent text-accent')} aria-hidden />
        {isSaved ? 'In Wishlist' : 'Add to Wishlist'}
      </Button>
      <Button size="lg" variant="ghost" className="basis-full" onClick={() => notImplemented('Download')}>
        <Download className="size-5" aria-hidden /> Download
      </Button>
    </div>
  );
}

/** The first letter large, the rest as it is. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** All that there is to know about one product (spec, section 2). */
export function ProductDetail({ product }: { product: Product }) {
  const rating = product.rating ?? 0;
  const pictures = picturesOf(product);
  usePageMeta(product.title, product.description.slice(0, 160) || undefined, { picture: pictures[0] });
  useStructuredData(productData(product, siteOrigin + paths.product(product.id)));

  return (
    <>
      <article className="mt-2 grid gap-8 lg:grid-cols-2 lg:gap-12">
        <Gallery title={product.title} pictures={pictures} />
        <div className="grid min-w-0 content-start gap-5">
          <div>
            <div className="flex flex-wrap gap-2">
              <Badge variant="accent">{capitalised(product.category)}</Badge>
              <OwnedBadge productId={product.id} />
            </div>
            <h1 tabIndex={-1} className="mt-3 text-title wrap-anywhere">
              {product.title}
            </h1>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
            <span className="inline-flex items-center gap-2">
              <Stars rating={rating} />
              <span>({product.reviews.toLocaleString()} reviews)</span>
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Download className="size-4" aria-hidden />
              {product.downloads.toLocaleString()} downloads
            </span>
          </div>
          <p className="text-3xl font-extrabold tabular-nums">{formatPrice(product.price)}</p>
          {product.description && (
            <p className="max-w-prose text-lg wrap-anywhere whitespace-pre-line">{product.description}</p>
          )}
          <Actions product={product} />
          {product.keywords.length > 0 && (
            <ul aria-label="Keywords" className="flex flex-wrap gap-2">
              {product.keywords.map((keyword) => (
                <li key={keyword} className="max-w-full">
                  <Badge variant="outline">{keyword}</Badge>
                </li>
              ))}
            </ul>
          )}
          <section aria-labelledby="files-heading" className="border-t-2 border-dashed border-line pt-4">
            <h2 id="files-heading" className="text-heading">
              Files Included
            </h2>
            {product.files.length === 0 ? (
              <p className="mt-2 text-muted">No files listed.</p>
            ) : (
              <ul className="mt-2 grid gap-1.5">
                {product.files.map((file) => (
                  <li key={file} className="flex min-w-0 items-center gap-2">
                    <FileImage className="size-4 shrink-0 text-muted" aria-hidden />
                    <span className="min-w-0 wrap-anywhere">{file}</span>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <dl className="grid grid-cols-2 gap-3">
            <Fact label="Category">{capitalised(product.category)}</Fact>
            <Fact label="Downloads">{product.downloads.toLocaleString()}</Fact>
            <Fact label="Added">{formatDate(product.created_at)}</Fact>
            <Fact label="License">Commercial Use</Fact>
          </dl>
        </div>
      </article>
      <Reviews />
      <RelatedProducts product={product} />
    </>
  );
}
