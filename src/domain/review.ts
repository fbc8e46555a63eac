/** A review as it lies in local storage. */
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

/** Stars of the scale, best first. */
export const RATING_SCALE = [5, 4, 3, 2, 1] as const;

/** Stars are filled up to the floored rating, so that is where a rating counts. */
const starsOf = (review: Pick<Review, 'rating'>) => Math.floor(review.rating);

/** The figures of the admin screen: the average with one decimal, low means 1 and 2 stars. */
export function reviewStats(reviews: readonly Pick<Review, 'rating'>[]) {
  const sum = reviews.reduce((total, review) => total + review.rating, 0);
  const average = reviews.length === 0 ? 0 : Math.round((sum * 10) / reviews.length) / 10;
  return {
    total: reviews.length,
    average: average.toFixed(1),
    fiveStar: reviews.filter((review) => starsOf(review) === 5).length,
    low: reviews.filter((review) => starsOf(review) <= 2).length,
  };
}

/** How many reviews each number of stars has, 5 to 1, and their share in whole percent. */
export function ratingDistribution(reviews: readonly Pick<Review, 'rating'>[]) {
  return RATING_SCALE.map((stars) => {
    const count = reviews.filter((review) => starsOf(review) === stars).length;
    return { stars, count, percent: reviews.length === 0 ? 0 : Math.round((count / reviews.length) * 100) };
  });
}
