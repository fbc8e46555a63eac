import { Download, FileImage } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchProduct } from '@/backend/products';
import { formatPrice } from '@/domain/money';
import { productData, shortDescription } from '@/domain/product-data';
import { picturesOf, type Product } from '@/domain/product';
import { OwnedBadge } from '@/features/ownership/owned-badge';
import { formatDate } from '@/lib/dates';
import { siteOrigin } from '@/lib/env';
import { paths, productsIn, searchFor } from '@/lib/paths';
import { formatCount } from '@/lib/text';
import { useAsBuilt } from '@/lib/use-as-built';
import { Badge } from '@/ui/badge';
import { NeedsScript } from '@/ui/needs-script';
import { Stars } from '@/ui/stars';
import { usePageMeta } from '@/ui/use-page-meta';
import { useStructuredData } from '@/ui/use-structured-data';
import { ActionBar } from './action-bar';
import { Actions } from './actions';
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

/** The first letter large, the rest as it is. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the category is known, a link to it. */
function CategoryBadge({ product }: { product: Product }) {
  const badge = <Badge variant="accent">{capitalised(product.category)}</Badge>;
  if (product.category_id === null) return badge;
  return (
    <Link
      to={productsIn(product.category_id)}
      className="inline-flex min-h-6 max-w-full items-center rounded-full hover:underline pointer-coarse:min-h-11"
    >
      {badge}
    </Link>
  );
}

/** A product with the figures of its reviews as they are after one was added here. */
function useRated(product: Product) {
  const [rated, setRated] = useState<Product | null>(null);
  const rateAnew = () => {
    fetchProduct(product.id).then(setRated, (error: unknown) =>
      console.error('Error fetching product:', error),
    );
  };
  return { rated: rated ? { ...product, rating: rated.rating, reviews: rated.reviews } : product, rateAnew };
}

interface ProductDetailProps {
  product: Product;
  /** It is that of a former day, year-month-day: the price may have changed. */
  day?: string;
}

/** All that there is to know about one product. */
export function ProductDetail({ product: listed, day }: ProductDetailProps) {
  const { rated: product, rateAnew } = useRated(listed);
  const rating = product.rating ?? 0;
  const pictures = picturesOf(product);
  const asBuilt = useAsBuilt(); // in the build's words: it knows neither language nor time zone
  const mainButton = useRef<HTMLButtonElement>(null);
  usePageMeta(product.title, shortDescription(product), { picture: pictures[0] });
  useStructuredData(productData(product, siteOrigin + paths.product(product.id)));

  return (
    <>
      <article className="mt-2 grid gap-6 md:grid-cols-2 md:gap-8 lg:gap-12">
        <Gallery title={product.title} pictures={pictures} />
        <div className="grid min-w-0 content-start gap-4 sm:gap-5">
          <div>
            <div className="flex flex-wrap items-center gap-2">
              <CategoryBadge product={product} />
              <OwnedBadge productId={product.id} />
            </div>
            <h1 tabIndex={-1} className="mt-3 text-title wrap-anywhere">
              {product.title}
            </h1>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
            <span className="inline-flex items-center gap-2">
              <Stars rating={rating} />
              {rating > 0 && <span aria-hidden>{rating.toFixed(1)}</span>}
              <span>({formatCount(product.reviews)} reviews)</span>
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Download className="size-4" aria-hidden />
              {formatCount(product.downloads)} downloads
            </span>
          </div>
          <p className="text-3xl font-extrabold tabular-nums">
            {formatPrice(product.price)}
            {day && (
              <span className="ml-3 text-base font-normal text-muted">{`on ${formatDate(day, true)}`}</span>
            )}
          </p>
          <Actions product={product} mainButton={mainButton} />
          <NeedsScript>Buying needs JavaScript.</NeedsScript>
          {product.description && (
            <p className="max-w-prose wrap-anywhere whitespace-pre-line sm:text-lg">{product.description}</p>
          )}
          {product.keywords.length > 0 && (
            <ul aria-label="Keywords" className="flex flex-wrap gap-2">
              {product.keywords.map((keyword) => (
                <li key={keyword} className="max-w-full">
                  <Link
                    to={searchFor(keyword)}
                    className="flex min-h-7 max-w-full items-center rounded-full border border-edge px-3 text-sm font-semibold wrap-anywhere hover:border-ink hover:bg-sunken pointer-coarse:min-h-11"
                  >
                    {keyword}
                  </Link>
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
            <Fact label="Downloads">{formatCount(product.downloads)}</Fact>
            <Fact label="Added">{formatDate(product.created_at, asBuilt)}</Fact>
            <Fact label="License">Commercial Use</Fact>
          </dl>
        </div>
      </article>
      <Reviews productId={product.id} onSent={rateAnew} />
      <RelatedProducts product={product} />
      <ActionBar product={product} replaces={mainButton} />
    </>
  );
}
