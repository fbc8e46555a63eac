import { brand } from '@/lib/brand';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { savePageText } from '@/records/page-texts';
import { openAdmin } from '@tests/support/admin-screen';
import { fillStorage, store, storeElsewhere } from '@tests/support/storage';
import { findNotice, watchToasts } from '@tests/support/toasts';

const open = () => openAdmin('/admin/pages', 'Manage Pages');
const area = (name: string) => screen.getByRole('textbox', { name });
function saveButton(title: string) {
  const form = area(title).closest('form');
  if (!form) throw new Error(`${title} stands in no form`);
  return within(form).getByRole('button', { name: 'Save Changes' });
}

const leaves = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

it('shows the three texts, or their defaults', async () => {
  store('page_faq', 'Ask away.');
  await open();
  await waitFor(() => expect(document.title).toBe(`Manage Pages – ${brand.name}`));
  expect(area('About Us')).toHaveValue('Default About Us content.');
  expect(area('FAQ')).toHaveValue('Ask away.');
  expect(area('License Info')).toHaveValue('Default License Info content.');
});

it.each([
  ['About Us', 'page_about'],
  ['FAQ', 'page_faq'],
  ['License Info', 'page_license'],
])('saves %s as plain text under %s', async (title, key) => {
  const { user } = await open();
  await user.clear(area(title));
  await user.type(area(title), 'First line{Enter}<b>"second"</b>');
  expect(localStorage.getItem(key)).toBeNull();
  expect(saveButton(title)).toHaveAccessibleDescription(title);
  await user.click(saveButton(title));
  expect(await findNotice('Page Saved!')).toBeVisible();
  expect(localStorage.getItem(key)).toBe('First line\n<b>"second"</b>');
  expect(area(title)).toHaveValue('First line\n<b>"second"</b>');
  for (const other of ['page_about', 'page_faq', 'page_license'].filter((name) => name !== key))
    expect(localStorage.getItem(other)).toBeNull();
});

it('asks before unsaved text is left, and keeps it when one stays', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, router, address } = await open();
  expect(leaves()).toBe(true);
  await user.type(area('FAQ'), ' More.');
  expect(leaves()).toBe(false);
  await router.navigate('/admin/users');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/admin/pages');
  expect(area('FAQ')).toHaveValue('Default FAQ content. More.');

  await user.type(area('About Us'), ' More.');
  await user.click(saveButton('FAQ'));
  expect(leaves()).toBe(false); // About Us is not saved yet
  await user.click(saveButton('About Us'));
  expect(leaves()).toBe(true);
  await router.navigate('/admin/users');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Users' })).toBeVisible();
});

it('lets one leave when that is confirmed', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { user, router } = await open();
  await user.type(area('FAQ'), ' More.');
  await router.navigate('/admin/users');
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Users' })).toBeVisible();
  expect(localStorage.getItem('page_faq')).toBeNull();
});

it('follows another tab where nothing was typed', async () => {
  await open();
  storeElsewhere('page_about', 'From the other tab.');
  await waitFor(() => expect(area('About Us')).toHaveValue('From the other tab.'));
});

it('keeps what was typed over a change in another tab, says so, and offers that one', async () => {
  const { user } = await open();
  await user.type(area('About Us'), ' Mine.');
  storeElsewhere('page_about', 'Theirs.');
  expect(await screen.findByText(/changed in another tab meanwhile/)).toBeVisible();
  expect(area('About Us')).toHaveValue('Default About Us content. Mine.');
  await user.click(screen.getByRole('button', { name: 'Use the other version' }));
  expect(area('About Us')).toHaveValue('Theirs.');
  expect(screen.queryByText(/changed in another tab/)).toBeNull();
  expect(leaves()).toBe(true);
});

it('claims no success when storage is full, keeps the text, and still counts it as unsaved', async () => {
  const { user } = await open();
  await user.type(area('License Info'), ' More.');
  const toasts = watchToasts();
  const release = fillStorage();
  await user.click(saveButton('License Info'));
  expect(await findNotice('Storage is full or blocked')).toBeVisible();
  expect(toasts.map(({ title }) => title)).toEqual(['Storage is full or blocked']);
  expect(area('License Info')).toHaveValue('Default License Info content. More.');
  expect(leaves()).toBe(false);
  release();
  await user.click(saveButton('License Info'));
  expect(await findNotice('Page Saved!')).toBeVisible();
  expect(leaves()).toBe(true);
  expect(localStorage.getItem('page_license')).toBe('Default License Info content. More.');
  savePageText('license', '');
});
