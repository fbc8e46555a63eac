import { formatCount } from '@/lib/text';

/** 'orders', 'categories'. */
export const plural = (noun: string): string => `${noun}s`.replace(/ys$/, 'ies');

/** '1 order', '2 orders', '3 categories'. */
export function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural(noun)}`;
}
