import type { CartItem } from '@/domain/cart';
import type { Discount, RedemptionRefusal } from '@/domain/coupon-discount';
import type { BillingInfo, Order } from '@/domain/order';
import type { PageName } from '@/domain/page-text';
import type { NamedReview, Review, ReviewFigures } from '@/domain/review';

/**
 * What the records look like to pages and features, wherever they are at home. `@/home/checkout` is the module of the home
 * that the build has chosen (VITE_RECORDS): both homes have the same modules with the same exports, and the other one is
 * not in the bundle.
 */

/** The browser's home is ready at once; the database's has to be asked. */
export type HomeStatus = 'loading' | 'ready' | 'failed';

/** The list of an admin screen, with its search and its figures. */
export interface RecordPages<T, Figures> {
  status: HomeStatus;
  /** What stands in the search box. */
  text: string;
  setText: (text: string) => void;
  /** What `records` were searched for; '' for everything. */
  needle: string;
  /** What the search left, in the order to show; not all of it while there is `more`. */
  records: readonly T[];
  /** Size of the whole list. */
  total: number;
  figures: Figures;
  /** Brings the next page; null when all are here. */
  more: (() => void) | null;
  retry: () => void;
  /** All that the search left, for a file: at once, or page after page. */
  every: () => readonly T[] | AsyncIterable<readonly T[]>;
}

export type UseRecordPages<T, Figures> = () => RecordPages<T, Figures>;

/**
 * 'unstored': done, but storage is full or blocked and it lasts until the page is closed. 'changed': somebody else has
 * edited it since it was read, and nothing was saved.
 */
export type CouponSave = 'stored' | 'unstored' | 'duplicate' | 'missing' | 'changed';

/** The shop's counts for the admin's dashboard; null where nobody can know them. */
export type UseShopCounts = () => { users: number; orders: number } | null;

/** What a typed code does for an order. */
export interface CouponState {
  discount: Discount | null;
  refusal: RedemptionRefusal | 'Unchecked' | null;
  /** True while the answer is on its way. */
  isChecking: boolean;
}

/** @param code null when there is none. @param subtotal cents */
export type UseCouponAnswer = (code: string | null, subtotal: number) => CouponState;

/** An order as it was agreed. */
export interface OrderRequest {
  userId: string;
  items: readonly CartItem[];
  billing: BillingInfo;
  /** What a coupon takes off, as the person has seen it. */
  agreed: Discount | null;
  /** Cents, as the button said it. */
  total: number;
  /** False once the person has left the checkout: an order that waits for its turn is then called off. */
  isWanted: () => boolean;
}

/** What became of an order: placed, called off, refused because of its coupon, or refused for a reason in words. */
export type OrderOutcome =
  'placed' | 'called-off' | { coupon: RedemptionRefusal } | { title: string; description: string };

export type PlaceOrder = (request: OrderRequest) => Promise<OrderOutcome>;

/** The orders of an account, newest first. */
export interface OwnOrders {
  status: HomeStatus;
  orders: readonly Order[];
  retry: () => void;
}

/** The same for who is not React: `of` gives the same object until something changes. */
export interface OwnOrderStore {
  of: (userId: string) => OwnOrders;
  subscribe: (listener: () => void) => () => void;
}

/** What shoppers wrote about a product, newest first. */
export interface ProductReviews {
  status: HomeStatus;
  reviews: readonly Review[];
  /** Brings further ones; null when all are here. */
  more: (() => void) | null;
  retry: () => void;
}

export type UseProductReviews = (productId: string) => ProductReviews;

/** Whether somebody may review a product: 'done' who has, 'absent' where nothing is said about it. */
export interface ReviewRight {
  right: 'loading' | 'failed' | 'may' | 'done' | 'not-owned' | 'absent';
  retry: () => void;
}

/** @param userId null for a visitor */
export type UseReviewRight = (productId: string, userId: string | null) => ReviewRight;

/** @returns null when the review is there, or why it is not, in words */
export type SendReview = (productId: string, rating: number, comment: string) => Promise<string | null>;

/** The titles of the catalogue; while they are not `known`, a product that is missing may still come. */
export type UseTitles = () => { products: readonly { id: string; title: string }[]; isKnown: boolean };

/** @param useTitles called where reviews don't come with the titles of their products */
export type UseAdminReviews = (useTitles: UseTitles) => RecordPages<NamedReview, ReviewFigures>;

/** Takes a review off its product's page, or puts it back. @returns whether that is stored */
export type SetReviewHidden = (id: string, isHidden: boolean) => Promise<boolean>;

/** The text of a page; '' as long as it is not known. */
export type UsePageText = (page: PageName) => string;

/** The text of a page as an admin edits it. */
export interface EditedPageText {
  status: HomeStatus;
  /** As it is stored, the placeholder included. */
  text: string;
  retry: () => void;
  /** 'changed': somebody else has written another one, which is in `text` now, and nothing was saved. */
  save: (text: string) => Promise<'stored' | 'unstored' | 'changed'>;
}

export type UseEditedPageText = (page: PageName) => EditedPageText;
