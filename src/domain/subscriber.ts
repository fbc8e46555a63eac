/** Whoever reads the newsletter. */
export interface Subscriber {
  id: string;
  email: string;
  /** ISO timestamp. */
  subscribedAt: string;
}
