import { describe, expect, it } from 'vitest';
import { guestCart } from '@/records/guest-cart';
import { pageTexts, savePageText } from '@/records/page-texts';
import { deleteReview, reviews } from '@/records/reviews';
import { recordSubscriber, removeSubscriber, subscribers } from '@/records/subscribers';
import { themePreference } from '@/records/theme';
import { buildCartItem, buildReview, buildSubscriber } from '@tests/support/builders';
import { fillStorage, store, stored } from '@tests/support/storage';

describe('subscribers', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');

  it('are recorded in the shape that other stores know', () => {
    recordSubscriber('ada@example.com', now);
    expect(stored('newsletter_subscribers')).toEqual([
      { id: String(now.getTime()), email: 'ada@example.com', subscribedAt: '2026-03-01T12:00:00.000Z' },
    ]);
  });

  it('are recorded once, whatever the case, and with ids of their own', () => {
    recordSubscriber('ada@example.com', now);
    recordSubscriber('ADA@example.com', now);
    recordSubscriber('grace@example.com', now);
    const list = subscribers.read();
    expect(list.map((subscriber) => subscriber.email)).toEqual(['ada@example.com', 'grace@example.com']);
    expect(new Set(list.map((subscriber) => subscriber.id)).size).toBe(2);
  });

  it('are removed one at a time', () => {
    const list = [buildSubscriber(), buildSubscriber({ id: 'b' }), buildSubscriber()];
    store('newsletter_subscribers', list);
    expect(removeSubscriber('b')).toBe(true);
    expect(stored('newsletter_subscribers')).toEqual([list[0], list[2]]);
  });

  it('without an address are left out', () => {
    store('newsletter_subscribers', [{ id: '1', email: '' }, { id: '2' }, buildSubscriber({ id: '3' })]);
    expect(subscribers.read().map(({ id }) => id)).toEqual(['3']);
  });
});

describe('reviews', () => {
  it('are read with neutral values for what is missing', () => {
    store('reviews', [{ id: 1, rating: '4', productId: 7 }]);
    expect(reviews.read()).toEqual([
      { id: '1', productId: '7', userId: '', userName: '', rating: 4, comment: '', createdAt: '' },
    ]);
  });

  it('without a rating of the scale are left out', () => {
    const list = [0, 6, -1, null, 'good', 1, 5, 3.5].map((rating, index) => ({ id: `r${index}`, rating }));
    store('reviews', list);
    expect(reviews.read().map(({ rating }) => rating)).toEqual([1, 5, 3.5]);
  });

  it('are deleted one at a time', () => {
    const list = [buildReview(), buildReview({ id: 'b' })];
    store('reviews', list);
    expect(deleteReview('b')).toBe(true);
    expect(stored('reviews')).toEqual([list[0]]);
  });
});

describe('page texts', () => {
  it('say that they are defaults until they are written', () => {
    expect(pageTexts.about.read()).toBe('Default About Us content.');
    expect(pageTexts.faq.read()).toBe('Default FAQ content.');
    expect(pageTexts.license.read()).toBe('Default License Info content.');
  });

  it.each(['about', 'faq', 'license'] as const)('are stored as typed under page_%s', (page) => {
    expect(savePageText(page, ' "Two" lines\n<b>here</b>')).toBe(true);
    expect(localStorage.getItem(`page_${page}`)).toBe(' "Two" lines\n<b>here</b>');
    savePageText(page, '');
    expect(pageTexts[page].read()).toBe('');
  });

  it('say when they could not be stored', () => {
    const release = fillStorage();
    expect(savePageText('faq', 'Much text')).toBe(false);
    expect(pageTexts.faq.read()).toBe('Much text');
    release();
    expect(savePageText('faq', 'Less')).toBe(true);
  });
});

describe('the theme', () => {
  it('is the system’s until another is chosen, and after a value that is none', () => {
    expect(themePreference.read()).toBe('system');
    store('vite-ui-theme', 'purple');
    expect(themePreference.read()).toBe('system');
    themePreference.update(() => 'dark');
    expect(localStorage.getItem('vite-ui-theme')).toBe('dark');
    expect(themePreference.read()).toBe('dark');
  });
});

describe('the guest cart', () => {
  it('keeps its lines under cart_guest', () => {
    const line = buildCartItem({ id: 'a', quantity: 2 });
    guestCart.update(() => [line]);
    expect(stored('cart_guest')).toEqual([line]);
    expect(guestCart.read()).toEqual([line]);
  });

  it('keeps what is sound, and the damaged text aside', () => {
    const text = JSON.stringify([{ title: 'no id' }, { ...buildCartItem({ id: 'a' }), quantity: -3 }]);
    store('cart_guest', text);
    expect(guestCart.read().map(({ id, quantity }) => [id, quantity])).toEqual([['a', 1]]);
    guestCart.update(() => []);
    expect(localStorage.getItem('cart_guest.damaged')).toBe(text);
  });

  it('is empty over a text that is no list', () => {
    store('cart_guest', '{"items":');
    expect(guestCart.read()).toEqual([]);
    guestCart.update((lines) => lines);
    expect(localStorage.getItem('cart_guest.damaged')).toBe('{"items":');
  });
});
