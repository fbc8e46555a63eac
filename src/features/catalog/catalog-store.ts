import { fetchCategories } from '@/backend/categories';
import { fetchFirstProducts, fetchRemainingProducts } from '@/backend/products';
import { createCatalogIndex } from '@/domain/browsing';
import type { Product } from '@/domain/product';
import { afterPaint, nextTask, whenIdle } from '@/lib/idle';
import { createObservable } from '@/lib/observable';
import { hasStoredCatalog } from '@/records/stored-catalog-mark';
import { type CatalogList, EMPTY_LIST, joined, standIn, withChange } from './catalog-list';

export interface CatalogState {
  /** What the backend gave since the page was loaded: for whoever changes the catalogue, or relies on a price. */
  fresh: CatalogList;
  /** What there is to browse: the fresh list, or the one of the last visit in its place until it is complete. */
  shown: CatalogList;
  /** True when something could not be read. What did come stays; `reload` asks again. */
  hasFailed: boolean;
}

/** The answer, or null for a failure, which is logged. */
const orNull = <T>(what: string, answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    console.error(`Error fetching ${what}:`, error);
    return null;
  });

/** How many products are prepared before anybody else has a turn: a few milliseconds on a slow telephone. */
const SLICE = 100;

/** Works out what searches ask of each product: all at once it would hold up a key. */
async function prepare(products: readonly Product[]): Promise<void> {
  for (let from = 0; from < products.length; from += SLICE) {
    await nextTask();
    createCatalogIndex(products.slice(from, from + SLICE)); // it keeps their texts
  }
  await nextTask();
}

/**
 * The catalogue: loaded once, when something first asks for it. The first page brings the first cards; the rest joins
 * page by page. Meanwhile the one of the last visit stands in for it, where this browser has one.
 */
export class CatalogStore {
  #observable = createObservable<CatalogState>({ fresh: EMPTY_LIST, shown: EMPTY_LIST, hasFailed: false });
  /** The catalogue of the last visit, until the fresh one is complete. */
  #stored: CatalogList | null = null;
  #isStoredRead = false;
  #load: Promise<void> | null = null;
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

  /** Shows the catalogue of the last visit, where there is one, until the fresh one is here. */
  showStored = (): void => {
    if (this.#isStoredRead || !hasStoredCatalog()) return;
    this.#isStoredRead = true;
    this.#readStored().catch((error: unknown) => console.error('Error reading the stored catalogue:', error));
  };

  #set(change: Partial<Omit<CatalogList, 'index'>>, hasFailed = this.#state.hasFailed): void {
    const fresh = withChange(this.#state.fresh, change);
    if (fresh.isComplete) this.#stored = null;
    const shown = this.#stored ? standIn(fresh, this.#stored) : fresh;
    this.#observable.set({ fresh, shown, hasFailed });
  }

  async #read(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const isCurrent = () => run === this.#run;
    const former = this.#state.fresh;
    if (this.#state.hasFailed) this.#set({ loading: former.products.length === 0 }, false);
    if (!former.isComplete) this.showStored();

    const [answer, first] = await Promise.all([
      orNull('categories', fetchCategories()),
      orNull('products', fetchFirstProducts()),
    ]);
    if (!isCurrent()) return;
    const categories = answer ?? former.categories;
    if (!first) {
      this.#set({ categories, loading: false }, true);
      return;
    }
    const rows = new Map(first.products.map((product) => [product.id, product]));
    /** Shows what has come so far, beside what came before: a list never shrinks while it is read again. */
    const show = () => {
      if (former.isComplete) return; // it stays as it is until the new one is complete
      const products = joined([...rows.values()], former.products);
      const total = Math.max(first.total ?? 0, products.length);
      this.#set({ categories, products, total, loading: false }, answer === null);
    };
    show();

    await afterPaint(); // the first cards go first
    try {
      for await (const products of fetchRemainingProducts(first)) {
        if (!isCurrent()) return;
        const before = rows.size;
        for (const product of products) rows.set(product.id, product);
        if (rows.size === before) break; // a backend that ignores the range sends the same rows for ever
        await prepare(products);
        if (!isCurrent()) return;
        if (rows.size < (first.total ?? Infinity)) show();
      }
    } catch (error) {
      console.error('Error fetching products:', error);
      if (isCurrent()) this.#set({ loading: false }, true);
      return;
    }
    if (!isCurrent()) return;
    const products = [...rows.values()];
    const whole = { products, categories, total: products.length, loading: false, isComplete: true };
    this.#set(whole, answer === null);
    if (answer) whenIdle(this.#storeForNextVisit);
  }

  async #readStored(): Promise<void> {
    const { readStoredHead, readStoredRest } = await import('@/records/stored-catalog');
    const head = await readStoredHead();
    if (!head || head.products.length === 0 || this.#state.fresh.isComplete) return;
    this.#stored = withChange(EMPTY_LIST, { ...head, total: head.products.length, loading: false });
    this.#set({});
    await afterPaint();
    const rest = await readStoredRest();
    if (!rest || this.#state.fresh.isComplete) return;
    const products = joined(head.products, rest);
    this.#stored = withChange(this.#stored, { products, total: products.length, isComplete: true });
    this.#set({});
  }

  #storeForNextVisit = (): void => {
    const { products, categories, isComplete } = this.#state.fresh;
    if (!isComplete) return;
    import('@/records/stored-catalog')
      .then(({ storeCatalog }) => storeCatalog(products, categories))
      .catch((error: unknown) => console.error('Error storing the catalogue:', error));
  };
}
