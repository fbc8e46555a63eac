/** What the privacy page says about where the records lie. */
export const privacy = {
  collected: [],
  inBrowser:
    'Your orders with their billing details, the cart you had before signing in, your choice of light or dark theme, your sign-in session and a note of the accounts and newsletter addresses used in it lie in the local storage of your browser.',
  hosted: 'accounts, carts, wishlists and newsletter addresses',
};
