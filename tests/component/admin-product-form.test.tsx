import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';

/** Comes from the dashboard, so that there is something to go back to, and opens the form. */
async function openForm(name: 'Add Product' | 'Edit Sleepy Fox' = 'Add Product') {
  stock([buildProductRow({ title: 'Sleepy Fox' })]);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const view = renderRoute(paths.admin, { as: 'admin' });
  const navigation = await screen.findByRole('navigation', { name: 'Admin' });
  await view.user.click(within(navigation).getByRole('link', { name: 'Products' }));
  const opener = await screen.findByRole('button', { name });
  await view.user.click(opener);
  return { ...view, opener, confirm, dialog: await screen.findByRole('dialog') };
}

const type = (user: UserEvent) => user.type(screen.getByLabelText('Title'), 'Red Kite');

const clickOutside = async (user: UserEvent, dialog: HTMLElement) => {
  const overlay = dialog.previousElementSibling ?? dialog.parentElement?.querySelector('[data-state="open"]');
  if (!overlay || overlay === dialog) throw new Error('The dialog has no overlay.');
  await user.click(overlay);
};

type Way = [name: string, leave: (user: UserEvent, dialog: HTMLElement) => Promise<void>];
const ways: Way[] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['a click outside', clickOutside],
  ['the cross', (user, dialog) => user.click(within(dialog).getByRole('button', { name: 'Close' }))],
];

describe('closing the form', () => {
  it.each(ways)(
    'with unsaved changes by %s asks, and stays as it was typed on "no"',
    async (_name, leave) => {
      const { user, dialog, confirm } = await openForm();
      await type(user);
      await leave(user, dialog);
      expect(confirm).toHaveBeenCalledExactlyOnceWith('You have unsaved changes. Leave without saving them?');
      expect(dialog).toBeVisible();
      expect(screen.getByLabelText('Title')).toHaveValue('Red Kite');
    },
  );

  it.each(ways)('with unsaved changes by %s closes on "yes"', async (_name, leave) => {
    const { user, dialog, confirm } = await openForm();
    confirm.mockReturnValue(true);
    await type(user);
    await leave(user, dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it.each(ways)('without changes by %s asks nothing', async (_name, leave) => {
    const { user, dialog, confirm } = await openForm('Edit Sleepy Fox');
    await type(user);
    for (const _letter of 'Red Kite') await user.keyboard('{Backspace}'); // as it was
    await leave(user, dialog);
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('by Cancel asks nothing: that is what it says', async () => {
    const { user, confirm } = await openForm();
    await type(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives the focus back and leaves the page clickable', async () => {
    const { user, opener } = await openForm('Edit Sleepy Fox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    expect(await screen.findByRole('dialog', { name: 'Add New Product' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Product' })).toHaveFocus());
  });
});

describe('leaving the page', () => {
  it('by Back with unsaved changes asks; on "no" page and text stay', async () => {
    const { user, router, address, confirm } = await openForm();
    await type(user);
    await router.navigate(-1);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(address()).toBe(paths.adminProducts);
    expect(screen.getByLabelText('Title')).toHaveValue('Red Kite');
    // and again: the question is not used up
    await router.navigate(-1);
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(screen.getByLabelText('Title')).toHaveValue('Red Kite');
  });

  it('by Back with unsaved changes goes on "yes", without a second question', async () => {
    const { user, router, address, confirm } = await openForm();
    confirm.mockReturnValue(true);
    await type(user);
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe(paths.admin));
    expect(confirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const navigation = await screen.findByRole('navigation', { name: 'Admin' });
    await user.click(within(navigation).getByRole('link', { name: 'Categories' })); // the page is clickable
    await waitFor(() => expect(address()).toBe(paths.adminCategories));
  });

  it('by Back without changes asks nothing', async () => {
    const { router, address, confirm } = await openForm();
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe(paths.admin));
    expect(confirm).not.toHaveBeenCalled();
  });

  it('by closing the tab asks only with unsaved changes', async () => {
    const { user } = await openForm();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await type(user);
    expect(leave()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(leave()).toBe(false);
  });
});

it('keeps the focus inside, forwards and backwards', async () => {
  const { user, dialog } = await openForm();
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  const stops = [...dialog.querySelectorAll('input, select, textarea, button')];
  const seen = new Set<Element | null>();
  for (let step = 0; step < stops.length + 3; step += 1) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    seen.add(document.activeElement);
  }
  expect(stops.filter((stop) => !seen.has(stop))).toEqual([]);
  for (let step = 0; step < stops.length + 3; step += 1) {
    await user.tab({ shift: true });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument(); // the page behind is not read
});
