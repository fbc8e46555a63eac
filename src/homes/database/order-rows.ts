import type { Order } from '@/domain/order';
import type { Fields } from '@/domain/parsing';
import { orderFrom } from '@/domain/stored-order';

/** An order from its row. */
export const orderFromRow = (row: Fields): Order | null =>
  orderFrom({ ...row, userId: row.user_id, createdAt: row.created_at, billingInfo: row.billing_info });
