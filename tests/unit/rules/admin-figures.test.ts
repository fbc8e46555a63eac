import { describe, expect, it } from 'vitest';
import { orderStats, subscriberStats, userStats } from '@/domain/admin-stats';
import { ratingDistribution, reviewStats } from '@/domain/review';
import { buildOrder } from '@tests/support/builders';

const rated = (...ratings: number[]) => ratings.map((rating) => ({ rating }));

describe('users', () => {
  it.each([
    [[], { total: 0, admins: 0, regular: 0 }],
    [['admin'], { total: 1, admins: 1, regular: 0 }],
    [['user', 'admin', 'user'], { total: 3, admins: 1, regular: 2 }],
  ] as const)('of roles %j', (roles, figures) => {
    expect(userStats(roles.map((role) => ({ role })))).toEqual(figures);
  });
});

describe('orders', () => {
  it('are nothing without orders, also on average', () => {
    expect(orderStats([])).toEqual({ total: 0, revenue: 0, downloads: 0, averageValue: 0 });
  });

  it('add up in cents and count lines', () => {
    const line = { id: 'a', title: 'Fox', image: '', price: 0.1, quantity: 7 };
    const list = [
      buildOrder({ total: 0.1, items: [line] }),
      buildOrder({ total: 0.2, items: [line, line] }),
      buildOrder({ total: 10, items: [] }),
    ];
    expect(orderStats(list.slice(0, 1))).toEqual({ total: 1, revenue: 10, downloads: 1, averageValue: 10 });
    expect(orderStats(list)).toEqual({ total: 3, revenue: 1030, downloads: 3, averageValue: 343 });
  });
});

describe('subscribers', () => {
  const now = new Date('2026-03-31T12:00:00.000Z');
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const DAY = 86_400_000;

  it('do not grow while there are none', () => {
    expect(subscriberStats([], now)).toEqual({ total: 0, fresh: 0, growth: '0%' });
  });

  it('are new for 30 days', () => {
    const freshAfter = (milliseconds: number) => subscriberStats([{ subscribedAt: ago(milliseconds) }], now);
    expect(freshAfter(0)).toEqual({ total: 1, fresh: 1, growth: '+100%' });
    expect(freshAfter(30 * DAY)).toEqual({ total: 1, fresh: 1, growth: '+100%' });
    expect(freshAfter(30 * DAY + 1)).toEqual({ total: 1, fresh: 0, growth: '+0%' });
  });

  it('grow by new divided by total, rounded; a missing date is not new', () => {
    const list = [ago(DAY), ago(2 * DAY), ago(99 * DAY)].map((subscribedAt) => ({ subscribedAt }));
    expect(subscriberStats(list, now).growth).toBe('+67%');
    expect(subscriberStats([...list, { subscribedAt: '' }], now)).toEqual({
      total: 4,
      fresh: 2,
      growth: '+50%',
    });
  });
});

describe('reviews', () => {
  it('average 0.0 without reviews', () => {
    expect(reviewStats([])).toEqual({ total: 0, average: '0.0', fiveStar: 0, low: 0 });
  });

  it.each([
    [[5], '5.0'],
    [[5, 4], '4.5'],
    [[5, 4, 4], '4.3'],
    [[1, 1, 2], '1.3'],
    [[4, 4, 4, 5], '4.3'],
  ])('average %j to %s', (ratings, average) => {
    expect(reviewStats(rated(...ratings)).average).toBe(average);
  });

  it('count five stars, and one and two stars as low', () => {
    expect(reviewStats(rated(5, 5, 4, 3, 2, 1, 1))).toMatchObject({ total: 7, fiveStar: 2, low: 3 });
  });

  it('are spread over five bars, best first', () => {
    expect(ratingDistribution([]).map(({ stars, count, percent }) => [stars, count, percent])).toEqual([
      [5, 0, 0],
      [4, 0, 0],
      [3, 0, 0],
      [2, 0, 0],
      [1, 0, 0],
    ]);
    const bars = ratingDistribution(rated(5, 5, 4.5, 1));
    expect(bars.map(({ count }) => count)).toEqual([2, 1, 0, 0, 1]);
    expect(bars.map(({ percent }) => percent)).toEqual([50, 25, 0, 0, 25]);
  });
});
