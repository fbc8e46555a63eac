import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '@tests/support/render-route';

it('the privacy page says what the shop keeps of an order and a review, and no longer that orders lie in the browser', async () => {
  renderRoute('/privacy-policy');
  expect(await screen.findByText(/When you order: what you ordered/)).toBeVisible();
  expect(screen.getByText(/wishlists, orders, reviews and newsletter addresses are kept/)).toBeVisible();
  expect(screen.queryByText(/Your orders with their billing details/)).toBeNull();
});
