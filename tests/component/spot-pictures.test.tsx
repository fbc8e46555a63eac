import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { type Person, renderRoute } from '@tests/support/render-route';

/** What is empty or closed has a drawing, which says nothing that the words do not. */
it.each<[address: string, as: Person, title: string, picture: string]>([
  [paths.cart, 'user', 'Your cart is empty', 'empty-cart'],
  [paths.checkout, 'user', 'Your cart is empty', 'empty-cart'],
  [paths.wishlist, 'user', 'Your wishlist is empty', 'empty-wishlist'],
  [`${paths.products}?search=zzz`, 'visitor', 'No Products Found', 'nothing-found'],
  [`${paths.search}?query=zzz`, 'visitor', 'No products found matching your search.', 'nothing-found'],
  [paths.product('nowhere'), 'visitor', 'Product not found', 'nothing-found'],
  [paths.cart, 'visitor', 'Please Log In', 'locked'],
  [paths.dashboard, 'visitor', 'Access Denied', 'locked'],
  [paths.admin, 'user', 'Access Denied', 'locked'],
  [paths.dashboard, 'user', 'Recent Orders', 'no-orders'],
  [paths.adminOrders, 'admin', 'No orders found', 'no-orders'],
  [paths.adminReviews, 'admin', 'No reviews found', 'no-reviews'],
])('shows a drawing of its size at %s for a %s: %s', async (address, as, title, picture) => {
  renderRoute(address, { as });
  const heading = await screen.findByRole('heading', { name: title });
  const drawing = heading.parentElement?.querySelector('img');
  expect(drawing).toHaveAttribute('src', `/art/${picture}.svg`);
  expect(drawing).toHaveAttribute('alt', '');
  expect(drawing).toHaveAttribute('width', '240');
  expect(drawing).toHaveAttribute('height', '180');
});
