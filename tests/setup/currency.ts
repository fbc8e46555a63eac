import { vi } from 'vitest';

/** Tests count in US dollars, whatever the shop's currency is: they spell amounts. */
vi.mock('@/lib/brand', async (original) => ({
  ...(await original<object>()),
  currency: { code: 'USD', symbol: '$', decimals: 2, bands: [3, 5, 10] },
}));
