import { brand } from '@/lib/brand';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminPaths, paths } from '@/lib/paths';
import { adminScreens } from '@/pages/admin/shared/navigation';
import { stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';

it('leads to every screen and marks the one that is open', async () => {
  stock([buildProductRow()]);
  renderRoute(paths.adminCategories, { as: 'admin' });
  const navigation = await screen.findByRole('navigation', { name: 'Admin' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual([...adminPaths].sort());
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    adminScreens.map(({ label, to }) => [label, to]),
  );
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
    within(navigation).getByRole('link', { name: 'Categories' }),
  ]);
});

it('opens each screen with its own heading and title, with the focus on the heading', async () => {
  const { user } = renderRoute(paths.admin, { as: 'admin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const others = adminScreens.filter(({ to }) => to !== paths.admin);
  for (const label of [...others.map((other) => other.label), 'Dashboard']) {
    const navigation = await screen.findByRole('navigation', { name: 'Admin' });
    const link = within(navigation).getByRole('link', { name: label });
    await user.click(link);
    const heading = await screen.findByRole('heading', { level: 1, name: (name) => name.endsWith(label) });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect.poll(() => document.title).toBe(`${heading.textContent} – ${brand.name}`);
  }
});

it('is left behind when the admin signs out', async () => {
  const { user, address } = renderRoute(paths.admin, { as: 'admin' });
  expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /admin@example.com/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await expect.poll(address).toBe(paths.home);
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument());
});
