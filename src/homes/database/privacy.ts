/** What the privacy page says about where the records lie. */
export const privacy = {
  collected: [
    'When you order: what you ordered, at which price, and your billing details. When you review a product: your name, your rating and your comment, which everybody can read.',
  ],
  inBrowser:
    'The cart you had before signing in, your choice of light or dark theme and your sign-in session lie in the local storage of your browser.',
  hosted: 'accounts, carts, wishlists, orders, reviews and newsletter addresses',
};
