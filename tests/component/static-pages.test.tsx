import { brand } from '@/lib/brand';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';

const headings = (level: number) =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level })
    .map((heading) => heading.textContent);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('titles', () => {
  it.each([
    ['/', brand.tagline],
    ['/products', 'Explore Our Clipart Collection'],
    ['/products/new-arrivals', 'New Arrivals'],
    ['/products/best-sellers', 'Best Sellers'],
    ['/search', 'Search Clipart'],
    ['/search?query=fox', 'Search: fox'],
    ['/product/fox', 'Sleepy Fox'],
    ['/login', 'Sign In'],
    ['/register', 'Create Account'],
    ['/wishlist', 'My Wishlist'],
    ['/dashboard', 'Dashboard'],
    ['/about', 'About Us'],
    ['/faq', 'FAQ'],
    ['/contact', 'Contact'],
    ['/license', 'License'],
    ['/terms-of-service', 'Terms of Service'],
    ['/privacy-policy', 'Privacy Policy'],
  ])('%s is called %s', async (path, name) => {
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
    renderRoute(path);
    await expect.poll(() => document.title).toBe(`${name} – ${brand.name}`);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

it('About tells a story and names three values', async () => {
  renderRoute('/about');
  await title('About Us');
  expect(headings(2)).toEqual(['Our Story', 'What We Hold On To']);
  expect(headings(3)).toHaveLength(3);
});

it('License says what one can and cannot do, first of all that the files are not for resale', async () => {
  renderRoute('/license');
  await title('License');
  const can = within(screen.getByRole('region', { name: 'You Can' }));
  const cannot = within(screen.getByRole('region', { name: 'You Cannot' }));
  expect(can.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
  expect(cannot.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
  expect(can.getByText(/commercial projects/)).toBeVisible();
  expect(can.getByText(/files again .* without limit/)).toBeVisible();
  expect(cannot.getByText(/^Resell, share or give away the files/)).toBeVisible();
});

it('Terms have five sections, a date, and the policies of the shop', async () => {
  renderRoute('/terms-of-service');
  await title('Terms of Service');
  expect(screen.getByText('Last updated: August 1, 2025')).toBeVisible();
  expect(headings(2)).toHaveLength(5);
  expect(screen.getByText(/All sales are final.*no refunds/)).toBeVisible();
  expect(screen.getByText(/download them again without limit/)).toBeVisible();
  expect(screen.getByText(/may not resell, share or give away the files/)).toBeVisible();
  expect(screen.getByText(/Payment is simulated/)).toBeVisible();
});

it('Privacy has five sections', async () => {
  renderRoute('/privacy-policy');
  await title('Privacy Policy');
  expect(headings(2)).toHaveLength(5);
  expect(screen.getByText(/not stored, not logged and not sent/)).toBeVisible();
});

describe.each([
  ['/about', 'page_about', 'About Us', 'Default About Us content.'],
  ['/faq', 'page_faq', 'Frequently Asked Questions', 'Default FAQ content.'],
  ['/license', 'page_license', 'License', 'Default License Info content.'],
])('the admin’s text on %s', (path, key, name, untouched) => {
  it('stands as plain text above the fixed content, to the letter', async () => {
    localStorage.setItem(key, 'Two  lines\nof <b>our own</b>');
    renderRoute(path);
    await title(name);
    const text = screen.getByText(/of <b>our own<\/b>/);
    expect(text.textContent).toBe('Two  lines\nof <b>our own</b>');
    const fixed = screen.getAllByRole('heading', { level: 2 })[0];
    expect(fixed && text.compareDocumentPosition(fixed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['untouched', untouched],
    ['blank', ' \n '],
  ])('is not there while it is %s', async (_what, text) => {
    const { unmount } = renderRoute(path);
    await title(name);
    const fixed = screen.getByRole('main').textContent;
    unmount();
    localStorage.setItem(key, text);
    renderRoute(path);
    await title(name);
    expect(screen.getByRole('main').textContent).toBe(fixed);
  });

  it('follows a change in another tab', async () => {
    renderRoute(path);
    await title(name);
    localStorage.setItem(key, 'Brand new.');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(await screen.findByText('Brand new.')).toBeVisible();
  });
});
