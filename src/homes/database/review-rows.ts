import type { Fields } from '@/domain/parsing';
import type { Review } from '@/domain/review';
import { amountOf, idOf, textOf } from './rows';

/** A review from its row; who wrote it stands there by name alone. */
export function reviewFromRow(row: Fields): Review | null {
  const id = idOf(row.id);
  if (id === null) return null;
  return {
    id,
    productId: textOf(row.product_id),
    userId: '',
    userName: textOf(row.user_name),
    rating: amountOf(row.rating),
    comment: textOf(row.comment),
    createdAt: textOf(row.created_at),
  };
}
