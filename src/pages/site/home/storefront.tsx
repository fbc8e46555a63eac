import { Link } from 'react-router-dom';
import { fetchCategories } from '@/backend/categories';
import { fetchBestSellers } from '@/backend/products';
import type { Category } from '@/domain/category';
import { pictureOf, type Product } from '@/domain/product';
import { ProductGrid } from '@/features/catalog/product-grid';
import { cardSlots } from '@/pages/shop/shared/card-slots';
import { paths, productsIn } from '@/lib/paths';
import { useAnswer } from '@/lib/use-answer';
import { Picture } from '@/ui/picture';
import { ShowcaseSkeleton } from './showcase-skeleton';

const BEST = 4;
/** The most popular products are looked through for a picture of each category. */
const LOOKED_AT = 48;

interface Goods {
  categories: Category[];
  /** Most downloads first. */
  popular: Product[];
}

function CategoryTile({ category, picture }: { category: Category; picture: string }) {
  return (
    <li className="min-w-0">
      <Link
        to={productsIn(category.id)}
        className="group block overflow-hidden rounded-patch border-2 border-ink bg-surface text-center font-semibold transition-[box-shadow,translate] duration-200 in-[li:hover]:-translate-0.5 in-[li:hover]:shadow-print dark:border-line"
      >
        <Picture src={picture} alt="" className="transition-transform duration-300 group-hover:scale-104" />
        <span className="block truncate border-t-2 border-ink px-2 py-2 text-sm dark:border-line">
          {category.name}
        </span>
      </Link>
    </li>
  );
}

function Shelves({ categories, popular }: Goods) {
  const pictures = new Map(popular.toReversed().map((product) => [product.category_id, pictureOf(product)]));
  return (
    <div className="page grid gap-12 pt-12">
      {categories.length > 0 && (
        <section aria-labelledby="categories-heading">
          <h2 id="categories-heading" className="text-title">
            Shop by category
          </h2>
          <ul className="mt-5 grid grid-cols-2 gap-3 min-[26rem]:grid-cols-4 lg:grid-cols-8">
            {categories.map((category) => (
              <CategoryTile key={category.id} category={category} picture={pictures.get(category.id) ?? ''} />
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular-heading">
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id="popular-heading" className="text-title">
              Makers’ favorites
            </h2>
            <Link
              to={paths.bestSellers}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              See all best sellers
            </Link>
          </div>
          <ProductGrid
            label="Best sellers"
            products={popular.slice(0, BEST)}
            level={3}
            isShelf
            hasDescription
            {...cardSlots}
          />
        </section>
      )}
    </div>
  );
}

/** Null where they can't be read. */
async function fetchGoods(): Promise<Goods | null> {
  try {
    const [categories, popular] = await Promise.all([fetchCategories(), fetchBestSellers(LOOKED_AT)]);
    return { categories, popular };
  } catch (error) {
    console.error('Error fetching the best sellers:', error);
    return null;
  }
}

/** Categories and best sellers. Where they can't be read, the page does without. */
export function Storefront() {
  const { answer: goods } = useAnswer('goods', fetchGoods);
  if (goods === null) return null;
  return goods ? <Shelves {...goods} /> : <ShowcaseSkeleton />;
}
