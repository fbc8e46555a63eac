import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn, REFUSALS, ROUNDING, ZONES } from '@tests/support/coupon-cases';
import { everybody, type Known, newAccount, PEOPLE, type Person } from './clients';
import {
  BILLING,
  demotedAdmin,
  makeCoupon,
  makeProduct,
  newCoupon,
  orderOf,
  place,
  placeSurely,
} from './record-rows';

let people: Record<Person, Known>;
beforeAll(async () => {
  people = await everybody();
});
const admin = () => people.admin.client;

const usesOf = async (id: string) =>
  (await admin().from('coupons').select('used_count').eq('id', id).single<{ used_count: number }>()).data
    ?.used_count;

/** The database's words for the browser's. */
const REFUSAL_WORDS = {
  Unknown: 'coupon_unknown',
  Inactive: 'coupon_inactive',
  Expired: 'coupon_expired',
  'Limit Reached': 'coupon_used_up',
  Worthless: 'coupon_worthless',
};

const check = async (code: string, cents: number) =>
  (await people.owner.client.rpc('check_coupon', { code, subtotal: cents / 100 })).data as {
    amount?: number;
    refusal?: string;
  };

describe('a coupon in the database', () => {
  it.each(ROUNDING)('takes off %s, as in the browser', async (_name, offer, subtotal, cents) => {
    const { code } = await makeCoupon(people.admin, offer);
    expect(await check(` ${code.toLowerCase()} `, subtotal)).toMatchObject({ amount: cents / 100, ...offer });
  });

  it.each(ZONES)('is refused in %s as in the browser', async (zone) => {
    await admin().from('settings').update({ time_zone: zone }).eq('id', true);
    const product = await makeProduct(people.admin);
    for (const [
      name,
      { day = 1, isActive, usageLimit, usedCount, ...offer },
      subtotal,
      refusal,
    ] of REFUSALS) {
      const { id, code } = await makeCoupon(people.admin, { ...offer, usage_limit: usageLimit ?? null });
      for (let use = 0; use < (usedCount ?? 0); use += 1)
        await placeSurely(people.owner, orderOf(product, { coupon_code: code, agreed_total: 3.6 }));
      const change = { expiry_date: dayIn(zone, day), is_active: isActive ?? true };
      await admin().from('coupons').update(change).eq('id', id);
      expect((await check(code, subtotal)).refusal ?? null, name).toBe(refusal && REFUSAL_WORDS[refusal]);
    }
    await admin().from('settings').update({ time_zone: 'UTC' }).eq('id', true);
  });

  it.each([...PEOPLE, 'demoted'] as const)(
    'lets the time zone be changed by an admin alone: %s',
    async (who) => {
      const { client } = who === 'demoted' ? await demotedAdmin(people.admin) : people[who];
      await client.from('settings').update({ time_zone: 'Europe/Berlin' }).eq('id', true);
      const { data } = await admin().from('settings').select('time_zone').single<{ time_zone: string }>();
      expect(data?.time_zone).toBe(who === 'admin' ? 'Europe/Berlin' : 'UTC');
      await admin().from('settings').update({ time_zone: 'UTC' }).eq('id', true);
    },
  );

  it('takes no time zone that there is not', async () => {
    const { error } = await admin().from('settings').update({ time_zone: 'Moon/Base' }).eq('id', true);
    expect(error?.code).toBe('23514');
  });

  it('tells the later one of two admins who edit it; an order in between is no edit', async () => {
    const { id, code, version } = await makeCoupon(people.admin);
    const product = await makeProduct(people.admin);
    await placeSurely(people.owner, orderOf(product, { coupon_code: code, agreed_total: 3.6 }));
    const save = (discount: number) =>
      admin().from('coupons').update({ discount }).eq('id', id).eq('version', version).select('discount');
    const [first, second] = [await save(20), await save(30)];
    expect([first.data, second.data]).toEqual([[{ discount: 20 }], []]);
    expect(await usesOf(id)).toBe(1);
  });

  it.each([
    ['a code in small letters', { code: 'small' }],
    ['a blank code', { code: ' ' }],
    ['more than 100 percent', { discount: 101 }],
    ['less than nothing', { discount: -1, type: 'fixed' }],
    ['a limit of none', { usage_limit: 0 }],
    ['no description', { description: ' ' }],
  ])('does not have %s', async (_name, fields) => {
    expect((await admin().from('coupons').insert(newCoupon(fields))).error?.code).toBe('23514');
  });

  it('has a code of its own', async () => {
    const { code } = await makeCoupon(people.admin);
    expect((await admin().from('coupons').insert(newCoupon({ code }))).error?.code).toBe('23505');
  });
});

describe('an order', () => {
  it('is written with what the database knows, and without what it need not', async () => {
    const product = await makeProduct(people.admin);
    const billing = { ...BILLING, cardNumber: '4242424242424242', cvv: '123' };
    const line = { id: product, quantity: 3, price: 4, title: 'Forged', image: 'x' };
    const order = await placeSurely(
      people.owner,
      orderOf(product, { lines: [line], billing, agreed_total: 12 }),
    );
    expect(order).toMatchObject({ user_id: people.owner.id, total: 12, status: 'completed', coupon: null });
    expect(order.billing_info).toEqual(BILLING);
    expect(order.items).toEqual([
      { id: product, title: expect.stringMatching(/^ROW-/) as string, image: '', price: 4, quantity: 3 },
    ]);
    expect(Math.abs(Number(order.id) - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(order)).not.toContain('4242');
  });

  it('counts the use of its coupon', async () => {
    const product = await makeProduct(people.admin);
    const { id, code } = await makeCoupon(people.admin);
    const order = await placeSurely(
      people.owner,
      orderOf(product, { coupon_code: code.toLowerCase(), agreed_total: 3.6 }),
    );
    expect([order.total, order.coupon]).toEqual([3.6, { code, amount: 0.4 }]);
    expect(await usesOf(id)).toBe(1);
  });

  it.each<[string, (product: string) => object, string]>([
    [
      'a product that is gone',
      () => ({ lines: [{ id: crypto.randomUUID(), quantity: 1, price: 4 }] }),
      'product_gone',
    ],
    [
      'a product that never was',
      () => ({ lines: [{ id: 'nothing', quantity: 1, price: 4 }] }),
      'product_gone',
    ],
    ['another price', (id) => ({ lines: [{ id, quantity: 1, price: 3 }], agreed_total: 3 }), 'price_changed'],
    ['another total', () => ({ agreed_total: 3.99 }), 'total_changed'],
    ['no total', () => ({ agreed_total: null }), 'total_changed'],
    ['an unknown coupon', () => ({ coupon_code: 'NOBODY-KNOWS' }), 'coupon_unknown'],
    ['no lines', () => ({ lines: [] }), 'bad_lines'],
    ['lines that are none', () => ({ lines: { id: 1 } }), 'bad_lines'],
    ['a quantity of 0', (id) => ({ lines: [{ id, quantity: 0, price: 4 }] }), 'bad_lines'],
    ['a quantity of 1.5', (id) => ({ lines: [{ id, quantity: 1.5, price: 4 }] }), 'bad_lines'],
    ['a negative quantity', (id) => ({ lines: [{ id, quantity: -1, price: 4 }] }), 'bad_lines'],
    ['a huge quantity', (id) => ({ lines: [{ id, quantity: 1e9, price: 4 }] }), 'bad_lines'],
    [
      '1,001 lines',
      (id) => ({
        lines: Array.from({ length: 1001 }, () => ({ id, quantity: 1, price: 4 })),
        agreed_total: 4004,
      }),
      'too_many_lines',
    ],
    ['a blank name', () => ({ billing: { ...BILLING, firstName: ' ' } }), 'bad_billing'],
    ['no city', () => ({ billing: { ...BILLING, city: undefined } }), 'bad_billing'],
    ['an endless address', () => ({ billing: { ...BILLING, address: 'x'.repeat(501) } }), 'bad_billing'],
  ])('is refused with a word of its own for %s', async (_name, change, word) => {
    const product = await makeProduct(people.admin);
    const { error, status } = await place(people.owner, orderOf(product, change(product)));
    expect([status, error?.hint]).toEqual([400, word]);
  });

  it('says which price is the new one', async () => {
    const product = await makeProduct(people.admin);
    await admin().from('products').update({ price: 9.9 }).eq('id', product);
    const { error } = await place(people.owner, orderOf(product));
    expect(JSON.parse(error?.details ?? '')).toMatchObject({ id: product, price: 9.9 });
  });

  it('is the same one when it is asked for again, and nobody else gets it', async () => {
    const request = orderOf(await makeProduct(people.admin));
    const first = await placeSurely(people.owner, request);
    expect(await placeSurely(people.owner, request)).toEqual(first);
    expect((await place(people.stranger, request)).error?.code).toBe('42501');
  });

  it('is one when it is asked for 20 times at once', async () => {
    const product = await makeProduct(people.admin);
    const { id, code } = await makeCoupon(people.admin);
    const request = orderOf(product, { coupon_code: code, agreed_total: 3.6 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(people.owner, request)));
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await usesOf(id)).toBe(1);
  });

  it('has a coupon of limit 10 ten times when 50 come at once, each with an id of its own', async () => {
    const product = await makeProduct(people.admin);
    const { id, code } = await makeCoupon(people.admin, { usage_limit: 10 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        place(people.owner, orderOf(product, { coupon_code: code, agreed_total: 3.6 })),
      ),
    );
    const placed = answers.filter(({ error }) => !error);
    expect(placed).toHaveLength(10);
    expect(new Set(placed.map(({ data }) => data.id)).size).toBe(10);
    expect(new Set(answers.filter(({ error }) => error).map(({ error }) => error?.hint))).toEqual(
      new Set(['coupon_used_up']),
    );
    expect(await usesOf(id)).toBe(10);
  });

  it('leaves a coupon unused when it is refused', async () => {
    const product = await makeProduct(people.admin);
    const { id, code } = await makeCoupon(people.admin);
    const { error } = await place(people.owner, orderOf(product, { coupon_code: code, agreed_total: 1 }));
    expect([error?.hint, error?.details, await usesOf(id)]).toEqual(['total_changed', '3.60', 0]);
  });
});

describe('reviews', () => {
  const rated = async (id: string) =>
    (await admin().from('products').select('rating,reviews').eq('id', id).single()).data;

  it('are one a person and product, and the rating of the product follows, from what it had', async () => {
    const product = await makeProduct(people.admin);
    await admin().from('products').update({ rating: 4, reviews: 2 }).eq('id', product);
    for (const buyer of [people.owner, people.stranger]) await placeSurely(buyer, orderOf(product));
    const write = (buyer: Known, rating: number) =>
      buyer.client.from('reviews').insert({ product_id: product, rating, comment: 'Fine' });
    expect((await write(people.owner, 5)).error).toBeNull();
    expect(await rated(product)).toEqual({ rating: 4.3, reviews: 3 });
    expect((await write(people.stranger, 1)).error).toBeNull();
    expect(await rated(product)).toEqual({ rating: 3.5, reviews: 4 });
    expect((await write(people.owner, 1)).error?.code).toBe('23505');
    await admin().from('reviews').update({ is_hidden: true }).eq('product_id', product).eq('rating', 1);
    expect(await rated(product)).toEqual({ rating: 4.3, reviews: 3 });
    await admin().from('reviews').delete().eq('product_id', product);
    expect(await rated(product)).toEqual({ rating: 4, reviews: 2 });
    await admin().from('products').delete().eq('id', product);
    expect(await rated(product)).toBeNull();
  });

  it.each([
    ['six stars', { rating: 6 }],
    ['no star', { rating: 0 }],
    ['no comment', { comment: ' ' }],
    ['2,001 characters', { comment: 'x'.repeat(2001) }],
  ])('do not have %s', async (_name, fields) => {
    const product = await makeProduct(people.admin);
    await placeSurely(people.owner, orderOf(product));
    const row = { product_id: product, rating: 5, comment: 'Fine', ...fields };
    expect((await people.owner.client.from('reviews').insert(row)).error?.code).toBe('23514');
  });

  it('are for owners, and the form can ask', async () => {
    const product = await makeProduct(people.admin);
    const may = async (who: Known) => (await who.client.rpc('may_review', { product })).data as string;
    expect(await may(people.owner)).toBe('not_owned');
    await placeSurely(people.owner, orderOf(product));
    expect(await may(people.owner)).toBe('yes');
    await people.owner.client.from('reviews').insert({ product_id: product, rating: 5, comment: 'Fine' });
    expect([await may(people.owner), await may(people.stranger)]).toEqual(['done', 'not_owned']);
  });
});

describe('lists and figures', () => {
  const list = async (name: string, args: object) =>
    ((await admin().rpc(name, args as Record<string, unknown>)).data ?? []) as {
      id: string;
      created_at: string;
    }[];

  it('finds orders by id, e-mail and title, whatever the case and the accents; as literal text', async () => {
    const { data: product } = await admin()
      .from('products')
      .insert({ title: `Café 50%_off ${process.pid}`, price: 4 })
      .select('id')
      .single<{ id: string }>();
    const billing = { ...BILLING, email: `Zoë-${process.pid}@Example.com` };
    const { id } = await placeSurely(people.owner, orderOf(product?.id ?? '', { billing }));
    for (const search of [id.slice(-8), `zoe-${process.pid}@`, `CAFE 50%_OFF ${process.pid}`, ` ${id} `])
      expect(
        (await list('list_orders', { search })).map((order) => order.id),
        search,
      ).toEqual([id]);
    expect(await list('list_orders', { search: `cafe 50_%off ${process.pid}` })).toEqual([]);
  });

  it('come page after page, each row once', async () => {
    const product = await makeProduct(people.admin);
    for (let count = 0; count < 5; count += 1) await placeSurely(people.owner, orderOf(product));
    const { data } = await admin()
      .from('products')
      .select('title')
      .eq('id', product)
      .single<{ title: string }>();
    const search = data?.title ?? '';
    const seen: string[] = [];
    let last: { id: string; created_at: string } | undefined;
    do {
      const page = await list('list_orders', {
        search,
        take: 2,
        before: last?.created_at ?? null,
        before_id: last?.id ?? '',
      });
      seen.push(...page.map(({ id }) => id));
      last = page.length === 2 ? page[1] : undefined;
    } while (last);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
  });

  it('count one account and all of them', async () => {
    const buyer = await newAccount();
    const product = await makeProduct(people.admin);
    await placeSurely(
      buyer,
      orderOf(product, { lines: [{ id: product, quantity: 2, price: 4 }], agreed_total: 8 }),
    );
    await placeSurely(buyer, orderOf(product));
    const since = new Date(Date.now() + 60_000).toISOString();
    const own = await buyer.client.rpc('order_figures', { of_user: buyer.id, since });
    expect(own.data).toEqual({ total: 2, revenue: 12, downloads: 2, downloads_since: 0 });
    expect((await admin().rpc('order_figures')).data).toMatchObject({ downloads_since: 0 });
    expect((await buyer.client.rpc('owned_products')).data).toEqual([product]);
  });

  it('know a new account at once, and its role', async () => {
    const { id } = await newAccount({ name: `Näme ${process.pid}` });
    const find = async () => list('list_users', { search: `name ${process.pid}` });
    expect(await find()).toMatchObject([{ id, role: 'user' }]);
    await admin().rpc('set_user_role', { user_id: id, role: 'admin' });
    expect(await find()).toMatchObject([{ id, role: 'admin' }]);
    await admin().rpc('set_user_role', { user_id: id, role: 'user' });
  });
});

describe('roles', () => {
  it("take effect at the account's next request, both ways", async () => {
    const account = await newAccount();
    const sees = async () => (await account.client.rpc('list_users')).error === null;
    expect(await sees()).toBe(false);
    await admin().rpc('set_user_role', { user_id: account.id, role: 'admin' });
    expect(await sees()).toBe(true);
    await admin().rpc('set_user_role', { user_id: account.id, role: 'user' });
    expect(await sees()).toBe(false);
  });

  it.each([
    ['own_role', () => ({ user_id: people.admin.id, role: 'user' })],
    ['bad_role', () => ({ user_id: people.owner.id, role: 'owner' })],
    ['no_such_user', () => ({ user_id: crypto.randomUUID(), role: 'user' })],
  ])('are refused with %s', async (hint, args) => {
    expect((await admin().rpc('set_user_role', args())).error?.hint).toBe(hint);
  });
});
