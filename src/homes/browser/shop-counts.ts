import type { UseShopCounts } from '../types';

/** Each browser has its own orders and accounts: nobody can count them. */
export const useShopCounts: UseShopCounts = () => null;
