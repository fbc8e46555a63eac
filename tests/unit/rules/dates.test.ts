import { afterEach, describe, expect, it, vi } from 'vitest';
import { newestFirstBy } from '@/domain/recency';
import { clockId } from '@/lib/clock-id';
import { formatDate, parseTimestamp } from '@/lib/dates';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a timestamp', () => {
  const moment = Date.UTC(2026, 0, 31, 10, 0, 0, 123);

  it.each([
    '2026-01-31T10:00:00.123Z',
    '2026-01-31T10:00:00.123+00:00',
    '2026-01-31T10:00:00.123+00',
    '2026-01-31 10:00:00.123+00',
    '2026-01-31 10:00:00.123456+00'.replace('456', ''),
    '2026-01-31 12:00:00.123+02',
    '2026-01-31 04:30:00.123-05:30',
    ' 2026-01-31T10:00:00.123Z ',
  ])('is read from %s', (text) => {
    expect(parseTimestamp(text)).toBe(moment);
  });

  it('may be a day alone, without its offset being mistaken for one', () => {
    expect(parseTimestamp('2026-01-31')).toBe(Date.UTC(2026, 0, 31));
  });

  it.each(['', ' ', 'never', 'product-12', 'order 5', '31', '2026-13-45', null, undefined, 17, {}])(
    'is not read from %j',
    (value) => {
      expect(parseTimestamp(value)).toBeNull();
    },
  );
});

describe('a date for reading', () => {
  it("is the day of the person's time zone", () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatDate('2026-01-31T02:00:00Z')).toBe('Jan 30, 2026');
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    expect(formatDate('2026-01-31T12:00:00Z')).toBe('Feb 1, 2026');
  });

  it.each([null, '', 'soon'])('is N/A for %j', (value) => {
    expect(formatDate(value)).toBe('N/A');
  });
});

it('puts the newest first without touching the list it was given', () => {
  const list = [
    { id: 'a', at: '2026-01-01' },
    { id: 'b', at: '' },
    { id: 'c', at: '2026-03-01' },
    { id: 'd', at: '2026-01-01' },
  ];
  const sorted = newestFirstBy(list, (record) => record.at);
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
  expect(list.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

it('takes ids from the clock and the next free millisecond on a clash', () => {
  const now = new Date(1000);
  expect(clockId(now, () => false)).toBe('1000');
  expect(clockId(now, (id) => ['1000', '1001', '1003'].includes(id))).toBe('1002');
});
