import { beforeAll, describe, expect, it } from 'vitest';
import { everybody, type Known, PEOPLE, type Person } from './clients';
import {
  BILLING,
  demotedAdmin,
  makeCoupon,
  makeProduct,
  newCoupon,
  orderOf,
  placeSurely,
} from './record-rows';

/** Every table and function of the records, as everybody. What ALLOWED does not name must have no effect. */
type Someone = Person | 'demoted';
const EVERYBODY: Someone[] = [...PEOPLE, 'demoted'];
const SIGNED_IN: Someone[] = ['owner', 'stranger', 'admin', 'demoted'];

let people: Record<Someone, Known>;
beforeAll(async () => {
  const known = await everybody();
  people = { ...known, demoted: await demotedAdmin(known.admin) };
});

const admin = () => people.admin.client;
type Row = Record<string, unknown>;

async function rows(table: string, key: string, value: unknown): Promise<Row[]> {
  const { data } = await admin().from(table).select('*').eq(key, value);
  return (data ?? []) as Row[];
}

/** The column list that the API may read: `*` would ask for more. */
const ORDER = 'id,user_id,items,total,status,billing_info,coupon,created_at';
const REVIEW = 'id,product_id,user_name,rating,comment,is_hidden,created_at';

async function ownersOrder() {
  const product = await makeProduct(people.admin);
  const { id } = await placeSurely(people.owner, orderOf(product));
  return { product, id };
}

async function ownersReview(isHidden = false) {
  const { product } = await ownersOrder();
  const { error } = await people.owner.client
    .from('reviews')
    .insert({ product_id: product, rating: 4, comment: 'Good' });
  expect(error).toBeNull();
  const { data } = await admin()
    .from('reviews')
    .select(REVIEW)
    .eq('product_id', product)
    .single<{ id: string }>();
  const id = data?.id ?? '';
  if (isHidden) await admin().from('reviews').update({ is_hidden: true }).eq('id', id);
  return { product, id };
}

const ordersNow = async (id: string) =>
  ((await admin().from('orders').select(ORDER).eq('id', id)).data ?? []) as unknown as Row[];
const reviewsNow = async (id: string) =>
  ((await admin().from('reviews').select(REVIEW).eq('id', id)).data ?? []) as unknown as Row[];

/** Says whether what was tried had an effect (for a read: whether it saw the row). */
type Attempt = (who: Known) => Promise<boolean>;

const ATTEMPTS: [what: string, allowed: Someone[], attempt: Attempt][] = [
  [
    'read an order of the owner',
    ['owner', 'admin'],
    async ({ client }) => {
      const { id } = await ownersOrder();
      return ((await client.from('orders').select(ORDER).eq('id', id)).data ?? []).length > 0;
    },
  ],
  [
    'insert an order',
    [],
    async ({ client, id: user }) => {
      const id = String(Date.now() + Math.floor(Math.random() * 1e6));
      const row = { id, request_id: crypto.randomUUID(), user_id: user || null, items: [], total: 0 };
      await client.from('orders').insert({ ...row, billing_info: BILLING });
      return (await ordersNow(id)).length > 0;
    },
  ],
  [
    'change an order',
    [],
    async ({ client }) => {
      const { id } = await ownersOrder();
      await client.from('orders').update({ total: 0 }).eq('id', id);
      return (await ordersNow(id))[0]?.total !== 4;
    },
  ],
  [
    'delete an order',
    [],
    async ({ client }) => {
      const { id } = await ownersOrder();
      await client.from('orders').delete().eq('id', id);
      return (await ordersNow(id)).length === 0;
    },
  ],
  [
    'read coupons',
    ['admin'],
    async ({ client }) => {
      const { id } = await makeCoupon(people.admin);
      return ((await client.from('coupons').select('*').eq('id', id)).data ?? []).length > 0;
    },
  ],
  [
    'insert a coupon',
    ['admin'],
    async ({ client }) => {
      const row = newCoupon();
      await client.from('coupons').insert(row);
      return (await rows('coupons', 'code', row.code)).length > 0;
    },
  ],
  [
    'insert a coupon with a counter',
    [],
    async ({ client }) => {
      const row = newCoupon({ used_count: 5 });
      await client.from('coupons').insert(row);
      return (await rows('coupons', 'code', row.code)).length > 0;
    },
  ],
  [
    'change a coupon',
    ['admin'],
    async ({ client }) => {
      const { id } = await makeCoupon(people.admin);
      await client.from('coupons').update({ discount: 99 }).eq('id', id);
      return (await rows('coupons', 'id', id))[0]?.discount === 99;
    },
  ],
  [
    "change a coupon's counter",
    [],
    async ({ client }) => {
      const { id } = await makeCoupon(people.admin);
      await client.from('coupons').update({ used_count: 7 }).eq('id', id);
      return (await rows('coupons', 'id', id))[0]?.used_count !== 0;
    },
  ],
  [
    'delete a coupon',
    ['admin'],
    async ({ client }) => {
      const { id } = await makeCoupon(people.admin);
      await client.from('coupons').delete().eq('id', id);
      return (await rows('coupons', 'id', id)).length === 0;
    },
  ],
  [
    'read a review',
    EVERYBODY,
    async ({ client }) => {
      const { id } = await ownersReview();
      return ((await client.from('reviews').select(REVIEW).eq('id', id)).data ?? []).length > 0;
    },
  ],
  [
    'read who wrote a review',
    [],
    async ({ client }) => {
      const { id } = await ownersReview();
      return ((await client.from('reviews').select('user_id').eq('id', id)).data ?? []).length > 0;
    },
  ],
  [
    'read a hidden review',
    ['admin'],
    async ({ client }) => {
      const { id } = await ownersReview(true);
      return ((await client.from('reviews').select(REVIEW).eq('id', id)).data ?? []).length > 0;
    },
  ],
  [
    'review what the owner has ordered',
    ['owner'],
    async ({ client }) => {
      const { product } = await ownersOrder();
      await client.from('reviews').insert({ product_id: product, rating: 5, comment: 'Mine' });
      return ((await admin().from('reviews').select(REVIEW).eq('product_id', product)).data ?? []).length > 0;
    },
  ],
  [
    'review in the name of another',
    [],
    async ({ client }) => {
      const { product } = await ownersOrder();
      const row = { product_id: product, rating: 5, comment: 'Not me', user_id: people.owner.id };
      await client.from('reviews').insert(row);
      await client
        .from('reviews')
        .insert({ product_id: product, rating: 5, comment: 'x', user_name: 'The Boss' });
      return ((await admin().from('reviews').select(REVIEW).eq('product_id', product)).data ?? []).length > 0;
    },
  ],
  [
    'rewrite a review',
    [],
    async ({ client }) => {
      const { id } = await ownersReview();
      await client.from('reviews').update({ comment: 'Bad' }).eq('id', id);
      return (await reviewsNow(id))[0]?.comment !== 'Good';
    },
  ],
  [
    'hide a review',
    ['admin'],
    async ({ client }) => {
      const { id } = await ownersReview();
      await client.from('reviews').update({ is_hidden: true }).eq('id', id);
      return (await reviewsNow(id))[0]?.is_hidden === true;
    },
  ],
  [
    'delete a review',
    ['admin'],
    async ({ client }) => {
      const { id } = await ownersReview();
      await client.from('reviews').delete().eq('id', id);
      return (await reviewsNow(id)).length === 0;
    },
  ],
  [
    'read a page text',
    EVERYBODY,
    async ({ client }) => {
      await admin().from('page_texts').upsert({ page: 'faq', text: 'Asked' });
      return ((await client.from('page_texts').select('text').eq('page', 'faq')).data ?? []).length > 0;
    },
  ],
  [
    'write a page text',
    ['admin'],
    async ({ client }) => {
      await admin().from('page_texts').delete().eq('page', 'about');
      await client.from('page_texts').insert({ page: 'about', text: 'Mine' });
      return (await rows('page_texts', 'page', 'about')).length > 0;
    },
  ],
  [
    'change a page text, by upsert',
    ['admin'],
    async ({ client }) => {
      await admin().from('page_texts').upsert({ page: 'license', text: 'Before' });
      await client.from('page_texts').upsert({ page: 'license', text: 'After' });
      return (await rows('page_texts', 'page', 'license'))[0]?.text === 'After';
    },
  ],
  [
    'delete a page text',
    ['admin'],
    async ({ client }) => {
      await admin().from('page_texts').upsert({ page: 'license', text: 'Before' });
      await client.from('page_texts').delete().eq('page', 'license');
      return (await rows('page_texts', 'page', 'license')).length === 0;
    },
  ],
  [
    'read the settings',
    ['admin'],
    async ({ client }) => ((await client.from('settings').select('*')).data ?? []).length > 0,
  ],
  // who may change the time zone is tried beside the coupons that depend on it: the shop has one
  [
    'take the settings away, or add others',
    [],
    async ({ client }) => {
      await client.from('settings').delete().eq('id', true);
      await client.from('settings').insert({ id: false, time_zone: 'UTC' });
      return ((await admin().from('settings').select('*')).data ?? []).length !== 1;
    },
  ],
];

const CALLS: [name: string, allowed: Someone[], args: () => object | Promise<object>][] = [
  ['check_coupon', SIGNED_IN, () => ({ code: 'NONE', subtotal: 10 })],
  ['place_order', SIGNED_IN, async () => orderOf(await makeProduct(people.admin))],
  ['order_figures', ['admin'], () => ({})],
  ['order_figures', ['owner', 'admin'], () => ({ of_user: people.owner.id })],
  ['user_figures', ['admin'], () => ({})],
  ['subscriber_figures', ['admin'], () => ({})],
  ['review_figures', ['admin'], () => ({})],
  ['owned_products', SIGNED_IN, () => ({})],
  ['may_review', SIGNED_IN, async () => ({ product: await makeProduct(people.admin) })],
  ['list_orders', ['admin'], () => ({})],
  ['list_users', ['admin'], () => ({})],
  ['list_subscribers', ['admin'], () => ({})],
  ['list_reviews', ['admin'], () => ({})],
  ['set_user_role', ['admin'], () => ({ user_id: people.stranger.id, role: 'user' })],
];

/** Parts of the functions, and what the triggers run: there for nobody. */
const INNER = [
  'fold',
  'pattern',
  'demand_admin',
  'coupon_cents',
  'coupon_refusal',
  'items_from',
  'billing_from',
  'order_words',
  'has_ordered',
  'rate_product',
  'note_account',
];

describe.each(ATTEMPTS)('to %s', (_what, allowed, attempt) => {
  it.each(EVERYBODY)('as %s', async (who) => {
    expect(await attempt(people[who])).toBe(allowed.includes(who));
  });
});

describe.each(CALLS)('%s, for %s', (name, allowed, args) => {
  it.each(EVERYBODY)('as %s', async (who) => {
    const { error } = await people[who].client.rpc(name, (await args()) as Record<string, unknown>);
    if (allowed.includes(who)) expect(error).toBeNull();
    else expect(error?.code).toBe('42501');
  });
});

it.each(INNER)('nobody calls %s by itself', async (name) => {
  for (const who of EVERYBODY) expect((await people[who].client.rpc(name)).error).not.toBeNull();
});
