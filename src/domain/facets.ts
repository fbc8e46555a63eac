import { formatCents, toCents } from './money';
import type { Product } from './product';
import { currency } from '@/lib/brand';
import { compareText } from '@/lib/text';

interface PriceBand {
  /** Stands in addresses. */
  id: string;
  label: string;
  /** Cents; up to, and without, `below`. */
  from: number;
  below: number;
}

/** Without decimals, where the exact amount would be noise. */
const whole = (amount: number) => `${currency.symbol}${amount}`;

/** The bands of the price filter, as the currency divides them: under the first amount, between two, from the last up. */
const PRICE_BANDS: readonly PriceBand[] = [0, ...currency.bands].map((amount, at): PriceBand => {
  const next = currency.bands[at];
  const range = { from: toCents(amount), below: next === undefined ? Infinity : toCents(next) };
  if (next === undefined) return { id: `${amount}-up`, label: `${whole(amount)} and up`, ...range };
  if (at === 0) return { id: `under-${next}`, label: `Under ${whole(next)}`, ...range };
  const label = `${whole(amount)} to ${formatCents(range.below - 1)}`;
  return { id: `${amount}-${next}`, label, ...range };
});

/** What an address asks for beside category and search; null for all. */
export interface Facets {
  /** Id of a price band. */
  price: string | null;
  /** Ending of a file name, in small letters. */
  file: string | null;
}

export interface FacetOption {
  id: string;
  label: string;
  /** Products that choosing it would show. */
  count: number;
}

/** Papers that lie beside the drawings: nobody buys a product for them. */
const IS_PAPER = /^(licen[cs]e|read[-_ ]?me)\b/i;

/** The file types of a product, each once: the endings of its file names, licence and read-me files apart. */
export function fileTypesOf({ files }: Pick<Product, 'files'>): string[] {
  const types = files
    .map((name) => name.trim())
    .filter((name) => !IS_PAPER.test(name))
    .flatMap((name) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? []);
  return [...new Set(types)];
}

const bandOf = ({ price }: Product) => {
  const cents = toCents(price);
  return PRICE_BANDS.find(({ from, below }) => cents >= from && cents < below)?.id;
};

/** What a product counts for. */
interface Traits {
  band: string | undefined;
  types: string[];
}

/** Each key asks for the traits of the whole catalogue: they are worked out once, and products of a kind share theirs. */
const traitsByProduct = new WeakMap<Product, Traits>();
const sharedTraits = new Map<string, Traits>();

function traitsOf(product: Product): Traits {
  let traits = traitsByProduct.get(product);
  if (!traits) {
    const own: Traits = { band: bandOf(product), types: fileTypesOf(product) };
    const name = JSON.stringify(own);
    traits = sharedTraits.get(name) ?? own;
    sharedTraits.set(name, traits);
    traitsByProduct.set(product, traits);
  }
  return traits;
}

/** The facets of an address; a price band that does not exist counts as none. */
export function facetsFrom(params: URLSearchParams): Facets {
  const price = params.get('price');
  return {
    price: PRICE_BANDS.some(({ id }) => id === price) ? price : null,
    file: params.get('file')?.trim().toLowerCase() || null,
  };
}

/** The address with facets changed; other parameters stay. */
export function facetParams(current: URLSearchParams, change: Partial<Facets>): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const [name, value] of Object.entries({ ...facetsFrom(current), ...change })) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

/**
 * Narrows a result, and counts what each choice would show under the choices made in the others. Left out, unless
 * they are chosen, are prices and file types that would show nothing, and a file type that every product has.
 * @param products the result in all categories
 * @param categoryId null for all
 */
export function applyFacets(
  products: readonly Product[],
  { price, file }: Facets,
  categoryId: string | null = null,
) {
  const prices = new Map<string, number>();
  const files = new Map<string, number>();
  const categories = new Map<string, number>();
  const add = (counts: Map<string, number>, id: string, count: number) =>
    counts.set(id, (counts.get(id) ?? 0) + count);
  const isInCategory = (id: string | null) => categoryId === null || id === categoryId;
  const isInBand = ({ band }: Traits) => price === null || band === price;
  const hasType = ({ types }: Traits) => file === null || types.includes(file);

  const groups = new Map<string | null, Map<Traits, number>>();
  for (const product of products) {
    const traits = traitsOf(product);
    let group = groups.get(product.category_id);
    if (!group) groups.set(product.category_id, (group = new Map<Traits, number>()));
    group.set(traits, (group.get(traits) ?? 0) + 1);
  }
  const everywhere = new Map<string, number>();
  for (const [id, group] of groups)
    for (const [traits, count] of group) {
      traits.types.forEach((type) => add(everywhere, type, count));
      if (id !== null && isInBand(traits) && hasType(traits)) add(categories, id, count);
      if (!isInCategory(id)) continue;
      if (traits.band && hasType(traits)) add(prices, traits.band, count);
      if (isInBand(traits)) traits.types.forEach((type) => add(files, type, count));
    }
  const isNarrowed = categoryId !== null || price !== null || file !== null;
  const results = isNarrowed
    ? products.filter((product) => {
        const traits = traitsOf(product);
        return isInCategory(product.category_id) && isInBand(traits) && hasType(traits);
      })
    : products;
  if (file !== null && !files.has(file)) files.set(file, 0);
  return {
    results,
    /** By category id; a category without an entry would show nothing. */
    categories: categories as ReadonlyMap<string, number>,
    prices: PRICE_BANDS.map(({ id, label }): FacetOption => ({
      id,
      label,
      count: prices.get(id) ?? 0,
    })).filter(({ id, count }) => count > 0 || id === price),
    files: [...files]
      .filter(([id]) => id === file || everywhere.get(id) !== products.length)
      .map(([id, count]): FacetOption => ({ id, label: id.toUpperCase(), count }))
      .sort((a, b) => b.count - a.count || compareText(a.id, b.id)),
  };
}
