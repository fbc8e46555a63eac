import { type Fields, idOf, isFields, numberOf, textListOf, textOf } from './parsing';

/** A product of the catalogue. Field names are those of the stored rows and of cart copies. */
export interface Product {
  id: string;
  title: string;
  description: string;
  /** Address of the main picture; '' when there is none. */
  image: string;
  /** Further pictures as stored; see `picturesOf`. */
  images: string[];
  files: string[];
  /** In the shop's currency. */
  price: number;
  category: string;
  category_id: string | null;
  /** Keywords when there are any, else tags. */
  keywords: string[];
  /** 0 to 5, or null when nobody has rated it. */
  rating: number | null;
  reviews: number;
  downloads: number;
  /** A timestamp as stored, or null. */
  created_at: string | null;
}

export const UNCATEGORIZED = 'Uncategorized';

const MAX_RATING = 5;

/** Each text once: they are listed by their text. */
const distinct = (texts: string[]) => [...new Set(texts)];

function ratingOf(value: unknown): number | null {
  const rating = numberOf(value);
  return rating === null ? null : Math.min(Math.max(rating, 0), MAX_RATING);
}

function categoryNameOf(row: Fields): string {
  const joined = isFields(row.categories) ? textOf(row.categories.name) : '';
  return joined || textOf(row.category) || UNCATEGORIZED;
}

/**
 * Reads a product's fields from a value of unknown shape; whatever is missing or damaged gets its neutral value.
 * @returns null when there is no id: such a value can't be told from another
 */
export function productFieldsFrom(value: unknown): Product | null {
  if (!isFields(value)) return null;
  const id = idOf(value.id);
  if (id === null) return null;
  const keywords = distinct(textListOf(value.keywords));
  return {
    id,
    title: textOf(value.title),
    description: textOf(value.description),
    image: textOf(value.image),
    images: distinct(textListOf(value.images)),
    files: distinct(textListOf(value.files)),
    price: Math.max(0, numberOf(value.price) ?? 0),
    category: categoryNameOf(value),
    category_id: idOf(value.category_id),
    keywords: keywords.length > 0 ? keywords : distinct(textListOf(value.tags)),
    rating: ratingOf(value.rating),
    reviews: numberOf(value.reviews) ?? 0,
    downloads: numberOf(value.downloads) ?? 0,
    created_at: textOf(value.created_at) || textOf(value.createdAt) || null,
  };
}

/** A catalogue row as a product, or null for a row that can't be sold: no id, or no title. */
export function productFrom(row: unknown): Product | null {
  const product = productFieldsFrom(row);
  return product && product.title.trim() !== '' ? product : null;
}

/** The pictures of the gallery: the list, or the main picture when the list is empty. */
export function picturesOf(product: Pick<Product, 'image' | 'images'>): string[] {
  if (product.images.length > 0) return product.images;
  return product.image ? [product.image] : [];
}

/** The one picture of cards and lines. */
export function pictureOf(product: Pick<Product, 'image' | 'images'>): string {
  return product.image || product.images[0] || '';
}
