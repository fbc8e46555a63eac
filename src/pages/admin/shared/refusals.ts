import { type BackendError, CODES } from '@/backend/errors';
import { formatTotal, toCents } from '@/domain/money';

/** What a form knows about the row it writes, for a sentence that names it. */
export interface RefusedRow {
  slug?: string;
  /** How many products are in the category. */
  products?: number;
}

type Words = string | ((row: RefusedRow) => string);

const IS_THERE = 'It is there already: reload the page to see it.';
const COUNTED = 'That figure is not possible: it must be a whole number that is not below 0.';

/** What the constraints of the tables that admins write mean to the owner of a shop, by their names in the database. */
export const WORDS: Record<string, Words> = {
  categories_pkey: IS_THERE,
  categories_name_check: 'A category needs a name of at most 80 characters.',
  categories_slug_check: 'A category needs a name of at most 80 characters.',
  categories_slug_key: ({ slug }) =>
    `There is a category with ${slug ? `the slug "${slug}"` : 'this slug'} already. Choose another name.`,

  products_pkey: IS_THERE,
  products_title_check: 'A product needs a title of at most 200 characters.',
  products_description_check: 'The description is too long: 10,000 characters are the limit.',
  products_price_check: 'The price must not be below 0.',
  products_category_id_fkey: ({ products }) =>
    `${products ? counted(products) : 'Some products are'} still in this category. Move or delete them first.`,
  products_rating_check: 'A rating lies between 0 and 5.',
  products_reviews_check: COUNTED,
  products_downloads_check: COUNTED,

  coupons_pkey: IS_THERE,
  coupons_code_key: 'There is a coupon with this code already. Choose another code.',
  coupons_code_shape: 'A code has 1 to 100 characters, capital letters, and no space at either end.',
  coupons_type_check: 'A discount is a percentage or a fixed amount.',
  coupons_check: 'The discount must not be below 0, and a percentage not above 100.',
  coupons_usage_limit_check: 'The usage limit must be a whole number from 1 on.',
  coupons_used_count_check: COUNTED,
  coupons_description_check: 'A coupon needs a description of at most 1,000 characters.',

  page_texts_pkey: IS_THERE,
  page_texts_page_check: 'There is no such page.',
  page_texts_length: 'The text is too long: 100,000 characters are the limit.',
};

/** The columns of amounts hold eight digits before the point. */
const MAX_WHOLE = 99_999_999;

/** Refusals without a constraint: an amount that is too large for its column, and a policy that says no. */
const BY_CODE: Record<string, string> = {
  '22003': `That amount is too high: ${formatTotal(toCents(MAX_WHOLE + 1) - 1)} is the limit.`,
  '42501': 'Your account has no permission to change this. Log in again as an admin.',
};

const CATEGORY_GONE = 'The category is no longer there. Choose another one.';

const counted = (products: number) => (products === 1 ? '1 product is' : `${products} products are`);

/**
 * A refusal of the backend in the words of a shop owner.
 * @returns null when there are none for it
 */
export function wordsFor({ code, message }: BackendError, row: RefusedRow): string | null {
  const constraint = /constraint "([^"]+)"/.exec(message)?.[1] ?? '';
  // the constraint between product and category is broken from both sides
  if (code === CODES.stillReferenced && message.startsWith('insert or update')) return CATEGORY_GONE;
  const words = Object.hasOwn(WORDS, constraint) ? WORDS[constraint] : BY_CODE[code];
  return (typeof words === 'function' ? words(row) : words) ?? null;
}
