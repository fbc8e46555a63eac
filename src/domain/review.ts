import { idOf, isFields, numberOf, textOf } from './parsing';

/** A review, as it lies in local storage too. */
export interface Review {
  id: string;
  productId: string;
  userId: string;
  /** The name that is shown; '' when there is none. */
  userName: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  /** ISO timestamp. */
  createdAt: string;
}

/** A review of unknown shape; null when it has no id or no rating. */
export function reviewFrom(value: unknown): Review | null {
  if (!isFields(value)) return null;
  const id = idOf(value.id);
  const rating = numberOf(value.rating);
  // one without a rating of the scale says nothing that the figures could count
  if (id === null || rating === null || rating < 1 || rating > 5) return null;
  return {
    id,
    productId: idOf(value.productId) ?? '',
    userId: idOf(value.userId) ?? '',
    userName: textOf(value.userName),
    rating,
    comment: textOf(value.comment),
    createdAt: textOf(value.createdAt),
  };
}

/** Stars of the scale, best first. */
const RATING_SCALE = [5, 4, 3, 2, 1] as const;

/** A review with the names that its ids stand for, as the admin screen lists it. */
export interface NamedReview {
  id: string;
  review: Review;
  /** Title of the product. */
  product: string;
  /** Name of who wrote it. */
  user: string;
  /** True once an admin has taken it off the product's page. */
  isHidden: boolean;
}

/** A rating, and how many reviews have it: one, unless it says otherwise. */
interface Rated {
  rating: number;
  count?: number;
}

/** How many reviews there are whose stars pass the test; they are filled up to the floored rating. */
const countWhere = (reviews: readonly Rated[], passes: (stars: number) => boolean) =>
  reviews.reduce((sum, { rating, count = 1 }) => sum + (passes(Math.floor(rating)) ? count : 0), 0);

/** The figures of the admin screen: the average with one decimal, low means 1 and 2 stars. */
export function reviewStats(reviews: readonly Rated[]) {
  const total = countWhere(reviews, () => true);
  const sum = reviews.reduce((all, { rating, count = 1 }) => all + rating * count, 0);
  const average = total === 0 ? 0 : Math.round((sum * 10) / total) / 10;
  return {
    total,
    average: average.toFixed(1),
    fiveStar: countWhere(reviews, (stars) => stars === 5),
    low: countWhere(reviews, (stars) => stars <= 2),
  };
}

/** How many reviews each number of stars has, 5 to 1, and their share in whole percent. */
export function ratingDistribution(reviews: readonly Rated[]) {
  const total = countWhere(reviews, () => true);
  return RATING_SCALE.map((stars) => {
    const count = countWhere(reviews, (own) => own === stars);
    return { stars, count, percent: total === 0 ? 0 : Math.round((count / total) * 100) };
  });
}

/** All that the admin screen says about a list of reviews. */
export const reviewFigures = (reviews: readonly Rated[]) => ({
  ...reviewStats(reviews),
  distribution: ratingDistribution(reviews),
});

export type ReviewFigures = ReturnType<typeof reviewFigures>;
