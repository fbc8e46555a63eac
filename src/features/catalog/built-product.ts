import { type Product, productFrom } from '@/domain/product';

/** The element of a product's file that says what it was built with: `BuiltProduct` as JSON, the product as its row. */
export const BUILT_PRODUCT = 'built-product';

/** A product as it was on the day of the build. */
export interface BuiltProduct {
  product: Product;
  /** Year-month-day. */
  day: string;
}

let built: BuiltProduct | null | undefined;

/** Has a task at build time find a product as the page's file says it. */
export async function buildWith<T>(product: BuiltProduct, task: () => Promise<T>): Promise<T> {
  built = product;
  try {
    return await task();
  } finally {
    built = undefined;
  }
}

function readNote(): BuiltProduct | null {
  const text = document.getElementById(BUILT_PRODUCT)?.textContent;
  if (!text) return null;
  const { row, day } = JSON.parse(text) as { row: unknown; day: string }; // of our own build
  const product = productFrom(row);
  return product && { product, day };
}

/** What stands in for a product until today's is here: for looking at, never for a cart. Null without a file of its own. */
export function builtProduct(id: string): BuiltProduct | null {
  if (built === undefined) built = readNote();
  return built?.product.id === id ? built : null;
}
