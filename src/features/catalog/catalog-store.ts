import { fetchCategories } from '@/backend/categories';
import { fetchNewestProducts, fetchRemainingProducts } from '@/backend/products';
import { type CatalogIndex, createCatalogIndex } from '@/domain/browsing';
import type { Category } from '@/domain/category';
import type { Product } from '@/domain/product';
import { afterPaint, whenIdle } from '@/lib/idle';
import { createObservable } from '@/lib/observable';
import { hasKeptCatalog } from '@/records/kept-catalog-mark';

export interface CatalogState {
  products: readonly Product[];
  categories: readonly Category[];
  /** Search and order over `products`. */
  index: CatalogIndex;
  /** How many products there are in all: the backend's count until they have all come. */
  total: number;
  /** True until categories and the first page of products have both arrived (or failed). */
  loading: boolean;
  /** True when every product is here. */
  isComplete: boolean;
  /** True when something could not be read. What did come stays; `reload` asks again. */
  hasFailed: boolean;
  /** How much of the catalogue of the last visit stands in for what has not come yet. */
  kept: 'nothing' | 'first screen' | 'everything';
}

const EMPTY: CatalogState = {
  products: [],
  categories: [],
  index: createCatalogIndex([]),
  total: 0,
  loading: true,
  isComplete: false,
  hasFailed: false,
  kept: 'nothing',
};

/**
 * The catalogue: loaded once, when something first asks for it (spec, section 4). The first page brings the first
 * cards; the rest joins page by page. Meanwhile the one of the last visit stands in for it, where one was kept.
 */
export class CatalogStore {
  #observable = createObservable(EMPTY);
  #load: Promise<void> | null = null;
  #kept: Product[] = [];
  #run = 0;

  readonly subscribe = this.#observable.subscribe;
  readonly getState = this.#observable.get;
  readonly getInitialState = this.#observable.getInitial;

  get #state(): CatalogState {
    return this.#observable.get();
  }

  /** Loads the catalogue unless that has been done or is under way. */
  load = (): Promise<void> => (this.#load ??= this.#read());

  /** Reads everything again, after an admin's change or a failure; the old state stays until the new one is there. */
  reload = (): Promise<void> => {
    this.#load = this.#read();
    return this.#load;
  };

  #set(change: Partial<CatalogState>): void {
    const index = change.products ? createCatalogIndex(change.products) : this.#state.index;
    this.#observable.set({ ...this.#state, ...change, index });
  }

  async #read(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const isCurrent = () => run === this.#run;
    const isFirst = !this.#state.isComplete;
    if (this.#state.hasFailed) this.#set({ hasFailed: false, loading: true });
    if (isFirst && this.#state.products.length === 0 && hasKeptCatalog())
      this.#standIn().catch((error: unknown) => console.error('Error loading the kept catalogue:', error));

    const [categories, first] = await Promise.all([
      fetchCategories().catch((error: unknown) => {
        console.error('Error fetching categories:', error);
        return null;
      }),
      fetchNewestProducts().catch((error: unknown) => {
        console.error('Error fetching products:', error);
        return null;
      }),
    ]);
    if (!isCurrent()) return;
    const seen = new Map((first?.products ?? []).map((product) => [product.id, product]));
    const show = (change: Partial<CatalogState>) => {
      const products = [...seen.values(), ...this.#kept.filter(({ id }) => !seen.has(id))];
      this.#set({ products, total: Math.max(first?.total ?? 0, products.length), ...change });
    };
    if (!first) {
      this.#set({ categories: categories ?? this.#state.categories, loading: false, hasFailed: true });
      return;
    }
    // Until the rest is here, a reload keeps what is on the screen.
    if (isFirst)
      show({
        categories: categories ?? this.#state.categories,
        loading: false,
        hasFailed: categories === null,
      });

    await afterPaint(); // the first cards go first
    try {
      for await (const products of fetchRemainingProducts(first)) {
        if (!isCurrent()) return;
        const before = seen.size;
        for (const product of products) seen.set(product.id, product);
        if (seen.size === before) break; // a backend that ignores the range sends the same rows for ever
        if (isFirst) show({});
      }
    } catch (error) {
      console.error('Error fetching products:', error);
      if (isCurrent()) this.#set({ loading: false, hasFailed: true });
      return;
    }
    if (!isCurrent()) return;
    this.#kept = [];
    show({
      categories: categories ?? this.#state.categories,
      total: seen.size,
      loading: false,
      isComplete: true,
      hasFailed: categories === null,
      kept: 'nothing',
    });
    if (categories) this.#keep();
  }

  /** Shows what was kept from the last visit until the fresh answer is here; of no use after it. */
  async #standIn(): Promise<void> {
    const { readKeptHead, readKeptRest } = await import('@/records/kept-catalog');
    const head = await readKeptHead();
    if (!head || head.products.length === 0 || this.#state.products.length > 0) return;
    this.#kept = head.products;
    this.#set({ ...head, total: head.products.length, kept: 'first screen' });
    await afterPaint();
    const rest = await readKeptRest();
    if (!rest || this.#state.isComplete) return;
    this.#kept.push(...rest.products);
    const known = new Map([...this.#kept, ...this.#state.products].map((product) => [product.id, product]));
    this.#set({
      products: [...known.values()],
      total: Math.max(this.#state.total, known.size),
      kept: 'everything',
    });
  }

  /** Keeps the catalogue for the next visit, when there is nothing better to do. */
  #keep(): void {
    whenIdle(() => {
      const { products, categories, isComplete } = this.#state;
      if (isComplete)
        import('@/records/kept-catalog')
          .then(({ keepCatalog }) => keepCatalog(products, categories))
          .catch((error: unknown) => console.error('Error loading the kept catalogue:', error));
    });
  }
}
