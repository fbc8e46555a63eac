import { parseTimestamp } from '@/lib/dates';
import { compareText, fold } from '@/lib/text';
import type { Product } from './product';

export const SORT_OPTIONS = ['newest', 'popular', 'price-low', 'price-high'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];
const DEFAULT_SORT: SortOption = 'newest';

export type ViewMode = 'grid' | 'list';
const DEFAULT_VIEW: ViewMode = 'grid';

export interface BrowseQuery {
  /** Literal text, any case, any accents. */
  text?: string;
  /** A category id, or null for all. */
  categoryId?: string | null;
  sort?: SortOption;
}

export interface CatalogIndex {
  /** The matching products in the order asked for; ties are broken by id. */
  query: (query: BrowseQuery) => Product[];
}

/** What separates the fields of a haystack, so that no match runs from one field into the next. */
const SEPARATOR = '\0';

/** Folded texts by product: an index over more of them starts with what another one has folded. */
const folded = new WeakMap<Product, string>();

function haystackOf(product: Product): string {
  let haystack = folded.get(product);
  if (haystack === undefined) {
    haystack = fold([product.title, product.description, ...product.keywords].join(SEPARATOR));
    folded.set(product, haystack);
  }
  return haystack;
}

/** Sort keys, ascending: descending options negate theirs. A missing or broken date sorts as the oldest. */
const SORT_KEYS: Record<SortOption, (product: Product) => number> = {
  newest: (product) => -(parseTimestamp(product.created_at) ?? -Infinity),
  popular: (product) => -product.downloads,
  'price-low': (product) => product.price,
  'price-high': (product) => -product.price,
};

/**
 * Prepares a catalogue for fast searching, filtering and sorting.
 *
 * Texts are folded at once, a page of rows at a time as they arrive, so that the first key waits for nothing; each order
 * is computed when it is first asked for. A query marks its hits in memory order and emits them through the sorted order:
 * looking into the texts in sorted order would miss the CPU's caches.
 */
export function createCatalogIndex(products: readonly Product[]): CatalogIndex {
  const haystacks = products.map(haystackOf);
  const orders = new Map<SortOption, Uint32Array>();

  function orderFor(sort: SortOption): Uint32Array {
    let order = orders.get(sort);
    if (!order) {
      const keys = Float64Array.from(products, SORT_KEYS[sort]);
      const idAt = (position: number) => products[position]?.id ?? '';
      const keyAt = (position: number) => keys[position] ?? 0;
      order = Uint32Array.from(products.keys()).sort((a, b) => {
        const left = keyAt(a);
        const right = keyAt(b);
        return left === right ? compareText(idAt(a), idAt(b)) : left < right ? -1 : 1;
      });
      orders.set(sort, order);
    }
    return order;
  }

  return {
    query({ text = '', categoryId = null, sort = DEFAULT_SORT }) {
      const needle = fold(text.trim());
      const hits = new Uint8Array(products.length);
      products.forEach((product, position) => {
        if (categoryId !== null && product.category_id !== categoryId) return;
        if (needle === '' || haystacks[position]?.includes(needle)) hits[position] = 1;
      });
      const matches: Product[] = [];
      for (const position of orderFor(sort)) {
        const product = products[position];
        if (hits[position] && product) matches.push(product);
      }
      return matches;
    },
  };
}

/** Letters that a search takes: nobody looks for more, and servers refuse addresses that are too long. */
export const SEARCH_LENGTH = 200;

/** The text that is searched for, whatever an address holds. */
export const searchText = (text: string | null): string => [...(text ?? '')].slice(0, SEARCH_LENGTH).join('');

/** The category of an address that filters nothing, as if there were none. */
const ALL_CATEGORIES = 'all';

/** What an address asks for; anything unknown counts as the default. */
export interface BrowseState {
  text: string;
  categoryId: string | null;
  sort: SortOption;
  view: ViewMode;
}

export function browseStateFrom(params: URLSearchParams): BrowseState {
  const sort = SORT_OPTIONS.find((option) => option === params.get('sort'));
  const category = params.get('category');
  return {
    text: searchText(params.get('search')),
    categoryId: category && category !== ALL_CATEGORIES ? category : null,
    sort: sort ?? DEFAULT_SORT,
    view: params.get('view') === 'list' ? 'list' : DEFAULT_VIEW,
  };
}

/** The address of a state: defaults are left out, parameters of others stay. */
export function browseParams(current: URLSearchParams, change: Partial<BrowseState>): URLSearchParams {
  const next = { ...browseStateFrom(current), ...change };
  const params = new URLSearchParams(current);
  const put = (name: string, value: string | null) => {
    if (value) params.set(name, value);
    else params.delete(name);
  };
  put('search', next.text.trim());
  put('category', next.categoryId);
  put('sort', next.sort === DEFAULT_SORT ? null : next.sort);
  put('view', next.view === DEFAULT_VIEW ? null : next.view);
  return params;
}
