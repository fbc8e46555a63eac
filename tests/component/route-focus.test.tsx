import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('a navigation puts the focus on the heading of the page', async () => {
  const { user } = renderRoute('/terms-of-service');
  const [link] = await screen.findAllByRole('link', { name: 'FAQ' });
  if (!link) throw new Error('No link to the FAQ.');
  await user.click(link);
  const reached = await heading('Frequently Asked Questions');
  await waitFor(() => expect(reached).toHaveFocus());
});

it.each(['/faq', '/search?query=owl', '/search'])(
  'the search icon puts it on the field that one types into, from %s',
  async (address) => {
    const { user } = renderRoute(address);
    await user.click(await screen.findByRole('link', { name: 'Search' }));
    expect(await heading('Search Clipart')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search clipart' })).toHaveFocus());
  },
);

it('another way to the search puts it on the heading, and so does the way back there', async () => {
  const { user, router } = renderRoute('/faq');
  await heading('Frequently Asked Questions');
  await act(() => router.navigate('/search'));
  const reached = await heading('Search Clipart');
  await waitFor(() => expect(reached).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search clipart' })).toHaveFocus());
  await act(() => router.navigate('/faq'));
  await heading('Frequently Asked Questions');
  await act(() => router.navigate(-1));
  const again = await heading('Search Clipart');
  await waitFor(() => expect(again).toHaveFocus());
});

it('a first visit leaves it where the browser puts it', async () => {
  renderRoute('/faq');
  await heading('Frequently Asked Questions');
  await expect.poll(() => document.title).toMatch(/^FAQ/); // its effects have run
  expect(document.body).toHaveFocus();
});

it('a change of the query leaves it where the person works', async () => {
  const { user, address } = renderRoute('/products');
  const view = await screen.findByRole('button', { name: 'List view' });
  await user.click(view);
  expect(address()).toBe('/products?view=list');
  expect(await screen.findByRole('button', { name: 'List view', pressed: true })).toHaveFocus();
});

it('going back puts it on the link that led away', async () => {
  stock([buildProductRow({ title: 'Owl' }), buildProductRow({ title: 'Fox' })]);
  const { user, router } = renderRoute('/products');
  await user.click(await screen.findByRole('link', { name: 'Fox' }));
  expect(await heading('Fox')).toBeVisible();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Fox' })).toHaveFocus());
});

it('going back to a page that lost the link puts it on the heading', async () => {
  stock([buildProductRow({ id: 'fox', title: 'Fox' })]);
  const { user, router } = renderRoute('/search?query=fox');
  await user.click(await screen.findByRole('link', { name: 'Fox' }));
  await heading('Fox');
  await act(() => router.navigate('/faq'));
  await heading('Frequently Asked Questions');
  await act(() => router.navigate(-1));
  const reached = await heading('Fox');
  await waitFor(() => expect(reached).toHaveFocus());
});

it('the first stop of the keyboard skips to the content', async () => {
  const { user } = renderRoute('/faq');
  await heading('Frequently Asked Questions');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});
