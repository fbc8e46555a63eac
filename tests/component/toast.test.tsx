import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';
import { dismissToast, toast, type ToastOptions, updateToast } from '@/ui/toast-store';
import { findCard } from '@tests/support/cards';
import { findNotice } from '@tests/support/toasts';

const NAME = { name: 'Notifications (F8)' };
const region = () => within(screen.getByRole('region', NAME));
const shown = () => region().queryAllByRole('listitem');
const titles = () => shown().map((notice) => notice.firstElementChild?.firstElementChild?.textContent);

const show = (options: ToastOptions) => {
  let handle = { id: '', dismiss: () => {}, update: (_change: Partial<ToastOptions>) => {} };
  act(() => {
    handle = toast(options);
  });
  return handle;
};
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open() {
  renderRoute('/faq');
  // the notices' own code comes when the page is idle
  await expect
    .poll(async () => {
      await wait(200);
      return screen.queryByRole('region', NAME);
    })
    .not.toBeNull();
}

describe('a notice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows title and description', async () => {
    await open();
    show({ title: 'Done', description: 'It is done.' });
    const [notice] = shown();
    if (!notice) throw new Error('There should be one.');
    expect(within(notice).getByText('Done')).toBeVisible();
    expect(within(notice).getByText('It is done.')).toBeVisible();
  });

  it('is default or destructive', async () => {
    await open();
    show({ title: 'Fine' });
    const fine = shown()[0]?.className;
    show({ title: 'Bad', variant: 'destructive' });
    expect(shown()[0]?.className).not.toBe(fine);
  });

  it('is the only one: a new one replaces it', async () => {
    await open();
    show({ title: 'One' });
    show({ title: 'Two' });
    expect(titles()).toEqual(['Two']);
  });

  it('goes by itself after 5000 ms', async () => {
    await open();
    show({ title: 'Done' });
    await wait(4000);
    expect(titles()).toEqual(['Done']);
    await wait(1000);
    expect(titles()).toEqual([]);
  });

  it('starts its own time when it replaces another', async () => {
    await open();
    show({ title: 'One' });
    await wait(4000);
    show({ title: 'Two' });
    await wait(4000);
    expect(titles()).toEqual(['Two']);
    await wait(1000);
    expect(titles()).toEqual([]);
  });

  it('may have a duration of its own', async () => {
    await open();
    show({ title: 'Short', duration: 1000 });
    await wait(1000);
    expect(titles()).toEqual([]);
    show({ title: 'Long', duration: 20_000 });
    await wait(15_000);
    expect(titles()).toEqual(['Long']);
    await wait(5000);
    expect(titles()).toEqual([]);
  });

  it('with an infinite one never goes', async () => {
    await open();
    show({ title: 'Stay', duration: Infinity });
    await wait(10 * 60_000);
    expect(titles()).toEqual(['Stay']);
  });

  it('is dismissed by id, and by nothing else’s', async () => {
    await open();
    const first = show({ title: 'One' });
    const second = show({ title: 'Two' });
    act(() => first.dismiss());
    expect(titles()).toEqual(['Two']);
    act(() => dismissToast(second.id));
    expect(titles()).toEqual([]);
  });

  it('is updated by id, in its place', async () => {
    await open();
    const { id } = show({ title: 'Saving', duration: Infinity });
    const [before] = shown();
    act(() => updateToast(id, { title: 'Saved', description: 'All of it.', duration: 1000 }));
    const [after] = shown();
    expect(after).toBe(before);
    expect(after).toHaveTextContent(/^SavedAll of it\./);
    await wait(1000);
    expect(titles()).toEqual([]);
  });

  it('is closed with its button', async () => {
    await open();
    show({ title: 'Done' });
    fireEvent.click(region().getByRole('button', { name: 'Close' }));
    expect(titles()).toEqual([]);
  });

  it('may offer an action', async () => {
    await open();
    const run = vi.fn();
    show({ title: 'Removed', action: { label: 'Undo', alt: 'Add it again on the products page', run } });
    fireEvent.click(region().getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(titles()).toEqual([]);
  });

  it('is reached with F8', async () => {
    await open();
    show({ title: 'Done' });
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    expect(region().getByRole('list')).toHaveFocus();
  });

  it.each([
    ['more than 50 px to the right goes', 51, []],
    ['less than that stays', 49, ['Done']],
    ['to the left stays', -80, ['Done']],
  ])('swiped %s', async (_what, distance, left) => {
    await open();
    show({ title: 'Done', duration: Infinity });
    const [notice] = shown();
    if (!notice) throw new Error('There should be one.');
    const at = (x: number) => ({ clientX: x, clientY: 10, pointerId: 1, button: 0, pointerType: 'touch' });
    fireEvent.pointerDown(notice, at(100));
    for (const part of [0.4, 0.7, 1]) fireEvent.pointerMove(notice, at(100 + distance * part));
    fireEvent.pointerUp(notice, at(100 + distance));
    expect(titles()).toEqual(left);
  });
});

it('comes with the first click too, before anything of it was loaded', async () => {
  stock([buildProductRow({ title: 'Sleepy Fox' })]);
  const { user } = renderRoute('/products');
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(await findNotice('Please log in')).toBeVisible();
  expect(titles()).toEqual(['Please log in']);
});

it('three quick adds show one toast, and each is announced once', async () => {
  stock(['Fox', 'Owl', 'Hare'].map((title) => buildProductRow({ id: title, title })));
  const { user } = renderRoute('/products', { as: 'user' });

  const announced: string[] = [];
  const observer = new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role="status"]:not([aria-live="off"])')) {
      const text = status.textContent;
      if (text.includes('Added to cart!') && announced.at(-1) !== text) announced.push(text);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });

  for (const title of ['Fox', 'Owl', 'Hare']) {
    await user.click((await findCard(title)).getByRole('button', { name: 'Add to Cart' }));
    await expect.poll(() => announced.filter((text) => text.includes(title))).toHaveLength(1);
    expect(shown()).toHaveLength(1);
  }
  observer.disconnect();
  expect(announced).toHaveLength(3);
});
