import { useEffect, useState } from 'react';
import { onReturn } from '@/lib/on-return';
import type { UseShopCounts } from '../types';
import { orderFigures } from './admin-orders';
import { userFigures } from './admin-users';

/** What the shop has; null until it is known. */
export const useShopCounts: UseShopCounts = () => {
  const [counts, setCounts] = useState<ReturnType<UseShopCounts>>(null);
  useEffect(() => {
    const load = () =>
      void Promise.all([userFigures(), orderFigures()]).then(
        ([users, orders]) => setCounts({ users: users.total, orders: orders.total }),
        (error: unknown) => console.error('Error counting users and orders:', error),
      );
    load();
    return onReturn(load);
  }, []);
  return counts;
};
