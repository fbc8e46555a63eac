import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '@tests/support/backend';
import { renderRoute } from '@tests/support/render-route';
import { networkIdle } from '@tests/support/server';

const heading = () => screen.findByRole('heading', { level: 1, name: /Clipart with character/ });

it.each([
  ['Browse Collection', '/products'],
  ['Start Free Account', '/register'],
  ['Explore Collection', '/products'],
  ['Create Free Account', '/register'],
])('%s leads to %s', async (name, address) => {
  const page = renderRoute('/');
  await page.user.click(await screen.findByRole('link', { name }));
  await expect.poll(page.address).toBe(address);
});

it('states the four figures', async () => {
  renderRoute('/');
  const band = await screen.findByRole('region', { name: 'Inkpatch in numbers' });
  const figures = within(band)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ['Happy Customers', '10,000+'],
    ['Downloads', '50,000+'],
    ['Unique Designs', '1,000+'],
    ['Average Rating', '4.9/5'],
  ]);
});

it('makes four claims', async () => {
  renderRoute('/');
  await heading();
  const claims = screen.getAllByRole('heading', { level: 3 }).map((claim) => claim.textContent);
  expect(claims).toEqual([
    'Instant Downloads',
    'Premium Quality',
    'Commercial License',
    'Diverse Collection',
  ]);
});

it('shows pictures of the collection at once, in places of a fixed size, without asking for the catalogue', async () => {
  const { container } = renderRoute('/');
  await heading();
  const eager = [...container.querySelectorAll<HTMLImageElement>('main img[loading="eager"]')];
  expect(eager.length).toBeGreaterThanOrEqual(5);
  for (const picture of eager) {
    expect(picture.getAttribute('src')).toMatch(/^\/clipart\/[a-z0-9-]+\.svg$/);
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
    expect(picture).toHaveAttribute('alt', '');
  }
  await networkIdle();
  expect(backend.requests).toEqual([]);
});
