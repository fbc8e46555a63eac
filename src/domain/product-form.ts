import { amountFromTyped } from './typed-amount';
import type { Product } from './product';
import { fold } from '@/lib/text';

/** What the admin's product form holds: text, as it was typed. */
export interface ProductDraft {
  title: string;
  description: string;
  /** In the shop's currency. */
  price: string;
  /** '' when none is chosen. */
  categoryId: string;
  /** Address of the main picture. */
  image: string;
  /** Separated by commas. */
  keywords: string;
}

/** What is sent to create or update a product. */
export interface ProductPayload {
  title: string;
  description: string;
  /** In the shop's currency. */
  price: number;
  category_id: string | null;
  image: string;
  images: string[];
  files: string[];
  keywords: string[];
}

const BLANK: ProductDraft = {
  title: '',
  description: '',
  price: '',
  categoryId: '',
  image: '',
  keywords: '',
};

const keywordsText = (keywords: readonly string[]) => keywords.join(', ');

/** The keywords of a typed text: each once, whatever the case of a second one. */
function keywordsFrom(text: string): string[] {
  const typed = text.split(',').map((keyword) => keyword.trim().replace(/\s+/g, ' '));
  return typed.filter(
    (keyword, at) => keyword !== '' && typed.findIndex((other) => fold(other) === fold(keyword)) === at,
  );
}

/** The draft to start from: a product's own values, or blank for a new one. */
export function draftOf(product: Product | null): ProductDraft {
  if (!product) return BLANK;
  const { title, description, price, category_id: categoryId, image } = product;
  return {
    title,
    description,
    price: String(price),
    categoryId: categoryId ?? '',
    image,
    keywords: keywordsText(product.keywords),
  };
}

/**
 * The pictures after the main one changed. A list that says no more than the main picture follows it; in a longer list
 * the new one takes the place of the old one, and no other picture is lost.
 */
function picturesAfter(former: Pick<Product, 'image' | 'images'> | null, image: string): string[] {
  if (former?.image === image) return former.images;
  const images = former?.images ?? [];
  const isMainOnly = images.length === 0 || (images.length === 1 && images[0] === former?.image);
  if (isMainOnly) return image === '' ? [] : [image];
  if (images.includes(image)) return images;
  return images.flatMap((picture) => (picture === former?.image ? (image === '' ? [] : [image]) : [picture]));
}

/**
 * The payload of a draft. Further pictures and files, which the form does not show, stay as they are, and so do a price and
 * keywords that were not touched; a new product has its main picture and no files.
 * @param former the product that is edited, or null for a new one
 * @returns null when the price is no amount
 */
export function payloadOf(draft: ProductDraft, former: Product | null): ProductPayload | null {
  const price = former && draft.price === String(former.price) ? former.price : amountFromTyped(draft.price);
  if (price === null) return null;
  const image = draft.image.trim();
  return {
    title: draft.title,
    description: draft.description,
    price,
    category_id: draft.categoryId || null,
    image,
    images: picturesAfter(former, image),
    files: former?.files ?? [],
    keywords:
      former && draft.keywords === keywordsText(former.keywords)
        ? former.keywords
        : keywordsFrom(draft.keywords),
  };
}
