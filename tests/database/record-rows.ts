import { expect } from 'vitest';
import { type Known, newAccount } from './clients';

/** Rows of the records, made as the shop makes them. */

export const BILLING = {
  firstName: 'Ink',
  lastName: 'Patch',
  email: 'ink@example.com',
  address: '1 Press Lane',
  city: 'Letterford',
  zipCode: '12345',
};

export interface PlacedOrder {
  id: string;
  user_id: string;
  total: number;
  items: { id: string; title: string; price: number; quantity: number }[];
  billing_info: Record<string, string>;
  coupon: { code: string; amount: number } | null;
}

let count = 0;
const mark = () => `ROW-${process.pid}-${(count += 1)}`;

export async function makeProduct(admin: Known, price = 4): Promise<string> {
  const { data, error } = await admin.client
    .from('products')
    .insert({ title: mark(), price })
    .select('id')
    .single<{ id: string }>();
  if (error) throw error;
  return data.id;
}

export interface CouponRow {
  id: string;
  code: string;
  version: number;
  used_count: number;
}

export const newCoupon = (fields: object = {}) => ({
  code: mark(),
  type: 'percentage',
  discount: 10,
  expiry_date: '2999-12-31',
  description: 'A test',
  ...fields,
});

export async function makeCoupon(admin: Known, fields: object = {}): Promise<CouponRow> {
  const { data, error } = await admin.client
    .from('coupons')
    .insert(newCoupon(fields))
    .select('*')
    .single<CouponRow>();
  if (error) throw error;
  return data;
}

export const orderOf = (productId: string, fields: object = {}) => ({
  request_id: crypto.randomUUID(),
  lines: [{ id: productId, quantity: 1, price: 4 }],
  billing: BILLING,
  agreed_total: 4,
  ...fields,
});

export const place = (buyer: Known, request: object) =>
  buyer.client.rpc('place_order', request) as unknown as PromiseLike<{
    data: PlacedOrder;
    error: { code: string; hint: string | null; details: string | null; message: string } | null;
    status: number;
  }>;

export async function placeSurely(buyer: Known, request: object): Promise<PlacedOrder> {
  const { data, error } = await place(buyer, request);
  expect(error).toBeNull();
  return data;
}

/** An account that was an admin until a moment ago, with the token it had. */
export async function demotedAdmin(admin: Known): Promise<Known> {
  const account = await newAccount();
  for (const role of ['admin', 'user']) {
    const { error } = await admin.client.rpc('set_user_role', { user_id: account.id, role });
    expect(error).toBeNull();
  }
  return account;
}
