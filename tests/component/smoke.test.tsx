import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildProductRow } from '@tests/support/builders';
import { stock, backend } from '@tests/support/backend';
import { renderRoute } from '@tests/support/render-route';

it('shows', async () => {
  stock([buildProductRow({ title: 'Sleepy Fox' })]);
  const { user } = renderRoute('/products', { as: 'user' });
  expect(await screen.findByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Add to Cart/ }));
  expect(await screen.findByText('Added to cart!')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Cart (1)' })).toBeVisible();
  await expect.poll(() => backend.carts.size).toBe(1);
});
