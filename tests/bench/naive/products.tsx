import { useEffect, useState } from 'react';
import { getClient } from '@/backend/client';
import { type Product, productFrom } from '@/domain/product';
import { ProductCard } from '@/features/catalog/product-card';
import { cardSlots } from '@/pages/shop/shared/card-slots';
import { Spinner } from '@/ui/spinner';

const PAGE = 1000;

async function fetchAll(): Promise<Product[]> {
  const client = await getClient();
  const products: Product[] = [];
  for (;;) {
    const { data } = await client
      .from('products')
      .select('*,categories(name)')
      .range(products.length, products.length + PAGE - 1);
    const page = ((data ?? []) as unknown[]).map(productFrom).filter((product) => product !== null);
    products.push(...page);
    if (page.length < PAGE) return products;
  }
}

function search(products: Product[], text: string, sort: string, category: string): Product[] {
  const needle = text.toLowerCase();
  return products
    .filter(
      (product) =>
        (category === '' || product.category === category) &&
        (product.title.toLowerCase().includes(needle) ||
          product.description.toLowerCase().includes(needle) ||
          product.keywords.some((keyword) => keyword.toLowerCase().includes(needle))),
    )
    .sort((a, b) =>
      sort === 'price-low'
        ? a.price - b.price
        : new Date(b.created_at ?? 0).getTime() - new Date(a.created_at ?? 0).getTime(),
    );
}

export function NaiveProducts({ pages }: { pages: number }) {
  const [products, setProducts] = useState<Product[] | null>(null);
  const [text, setText] = useState('');
  const [sort, setSort] = useState('newest');
  const [category, setCategory] = useState('');
  useEffect(() => void fetchAll().then(setProducts), []);
  if (!products) return <Spinner label="Loading…" />;
  const results = search(products, text, sort, category);

  return (
    <div className="page" data-pages={pages}>
      <h1>Products</h1>
      <input
        type="search"
        aria-label="Search products"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <select aria-label="Sort by" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="newest">Newest</option>
        <option value="price-low">Price</option>
      </select>
      <select aria-label="Category" value={category} onChange={(event) => setCategory(event.target.value)}>
        <option value="">All</option>
        <option value="badger">badger</option>
      </select>
      <p role="status">Showing {results.length} results</p>
      <ul className="grid gap-5 sm:grid-cols-4">
        {results.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              heart={cardSlots.renderHeart(product)}
              action={cardSlots.renderAction(product)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
