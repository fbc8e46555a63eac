import { currency } from './brand.ts';

/** Where orders, coupons, reviews, accounts, subscribers and page texts lie: in each person's browser, or in tables of the database. */
export type RecordsHome = 'browser' | 'database';

/** @param chosen the variable VITE_RECORDS; anything but 'database' is the browser, and a fault if it is another word */
export function recordsHome(chosen: string | undefined): RecordsHome {
  return chosen?.trim() === 'database' ? 'database' : 'browser';
}

/** What is wrong with VITE_RECORDS, or null. */
export function recordsHomeFault(chosen: string | undefined): string | null {
  const word = chosen?.trim() ?? '';
  // the database's functions count in hundredths: totals of another currency would not be those that the button said
  if (word === 'database' && currency.decimals !== 2)
    return `VITE_RECORDS is "database": that takes a currency with two decimals, and ${currency.code} has ${currency.decimals}.`;
  return ['', 'browser', 'database'].includes(word)
    ? null
    : `VITE_RECORDS is "${word}". It is "browser" (or not set) or "database".`;
}
