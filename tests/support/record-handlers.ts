import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { orderStats, userStats } from '@/domain/admin-stats';
import type { Coupon } from '@/domain/coupon';
import { answerToCode } from '@/domain/coupon-discount';
import type { Order } from '@/domain/order';
import type { PageName } from '@/domain/page-text';
import type { Review } from '@/domain/review';
import type { Subscriber } from '@/domain/subscriber';
import type { UserRecord } from '@/domain/user';
import { fold } from '@/lib/text';
import { userOfRequest } from './auth-handlers';
import { API } from './handlers';

/** The tables of the records behind the mocked network. What they really do is tried under tests/database. */
export const tables = {
  orders: [] as Order[],
  coupons: [] as (Coupon & { version?: number })[],
  reviews: [] as (Review & { isHidden?: boolean })[],
  users: [] as UserRecord[],
  newsletter_subscribers: [] as Subscriber[],
  texts: new Map<PageName, { text: string; version: number }>(),
  /** Orders by the request that placed them. */
  requests: new Map<string, Order>(),
};

type Args = Record<string, unknown>;
type Row = Record<string, unknown>;

const orderRow = ({ userId, createdAt, billingInfo, ...order }: Order): Row => ({
  ...order,
  user_id: userId,
  created_at: createdAt,
  billing_info: billingInfo,
});
const couponRow = ({
  expiryDate,
  usageLimit,
  usedCount,
  isActive,
  createdAt,
  version = 1,
  ...coupon
}: (typeof tables.coupons)[number]): Row => ({
  ...coupon,
  expiry_date: expiryDate,
  usage_limit: usageLimit,
  used_count: usedCount,
  is_active: isActive,
  created_at: createdAt,
  version,
});
const reviewRow = ({
  productId,
  userName,
  createdAt,
  isHidden = false,
  ...review
}: (typeof tables.reviews)[number]): Row => ({
  ...review,
  product_id: productId,
  product: `Product ${productId}`,
  user_name: userName,
  created_at: createdAt,
  is_hidden: isHidden,
});
const userRow = ({ createdAt, ...user }: UserRecord): Row => ({ ...user, created_at: createdAt });
const subscriberRow = ({ subscribedAt, ...subscriber }: Subscriber): Row => ({
  ...subscriber,
  subscribed_at: subscribedAt,
});

const refuse = (status: number, hint: string, code = 'P0001', message = hint) =>
  HttpResponse.json({ code, message, hint, details: null }, { status });

/** A page of a list: newest first, what the search is in, after the last row of the page before. */
function pageOf(rows: Row[], date: string, { search = '', before_id, take = 50 }: Args): Row[] {
  const found = rows
    .filter((row) => fold(JSON.stringify(Object.values(row))).includes(fold(String(search).trim())))
    .sort((a, b) => (String(a[date]) < String(b[date]) ? 1 : -1));
  const start = before_id ? found.findIndex(({ id }) => id === before_id) + 1 : 0;
  return found.slice(start, start + Number(take));
}

/** An order as the function places it: once a request, with the coupon's use counted. */
function placeOrder(args: Args, userId: string) {
  const {
    request_id: requestId,
    lines,
    billing,
    coupon_code: code,
    agreed_total: total,
  } = args as {
    request_id: string;
    lines: { id: string; quantity: number; price: number }[];
    billing: Order['billingInfo'];
    coupon_code: string | null;
    agreed_total: number;
  };
  const former = tables.requests.get(requestId);
  if (former) return HttpResponse.json(orderRow(former));
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  const { discount } = code ? answerToCode(tables.coupons, code, subtotal, new Date()) : { discount: null };
  if (code && !discount) return refuse(400, 'coupon_expired');
  if (Math.round(total * 100) !== subtotal - (discount?.cents ?? 0)) return refuse(400, 'total_changed');
  for (const coupon of tables.coupons) if (coupon.code === discount?.coupon.code) coupon.usedCount += 1;
  const order: Order = {
    id: String(Date.now()),
    userId,
    items: lines.map((line) => ({ ...line, title: line.id, image: '' })),
    total,
    status: 'completed',
    createdAt: new Date().toISOString(),
    billingInfo: billing,
    ...(discount && { coupon: { code: discount.coupon.code, amount: discount.cents / 100 } }),
  };
  tables.requests.set(requestId, order);
  tables.orders.push(order);
  return HttpResponse.json(orderRow(order));
}

const REFUSALS: Record<string, string> = {
  Unknown: 'coupon_unknown',
  Expired: 'coupon_expired',
  Inactive: 'coupon_inactive',
};

const FUNCTIONS: Record<string, (args: Args, userId: string) => JsonBodyType | Response> = {
  list_orders: (args) => pageOf(tables.orders.map(orderRow), 'created_at', args),
  list_users: (args) => pageOf(tables.users.map(userRow), 'created_at', args),
  list_subscribers: (args) => pageOf(tables.newsletter_subscribers.map(subscriberRow), 'subscribed_at', args),
  list_reviews: (args) => pageOf(tables.reviews.map(reviewRow), 'created_at', args),
  order_figures: () => {
    const { total, revenue, downloads } = orderStats(tables.orders);
    return { total, revenue: revenue / 100, downloads };
  },
  user_figures: () => userStats(tables.users),
  subscriber_figures: () => ({ total: tables.newsletter_subscribers.length, fresh: 0 }),
  review_figures: () =>
    [1, 2, 3, 4, 5].map((stars) => tables.reviews.filter(({ rating }) => rating === stars).length),
  set_user_role: ({ user_id: id, role }) => {
    tables.users = tables.users.map((user) =>
      user.id === id ? { ...user, role: role as UserRecord['role'] } : user,
    );
    return null;
  },
  check_coupon: ({ code, subtotal }) => {
    const { discount, refusal } = answerToCode(
      tables.coupons,
      String(code),
      Number(subtotal) * 100,
      new Date(),
    );
    if (!discount) return { refusal: REFUSALS[refusal] ?? 'coupon_unknown' };
    const { coupon, cents } = discount;
    return { code: coupon.code, type: coupon.type, discount: coupon.discount, amount: cents / 100 };
  },
  place_order: placeOrder,
  may_review: ({ product }, userId) => {
    if (tables.reviews.some((review) => review.userId === userId && review.productId === product))
      return 'done';
    const isOwner = tables.orders.some(
      (order) => order.userId === userId && order.items.some(({ id }) => id === product),
    );
    return isOwner ? 'yes' : 'not_owned';
  },
};

const rest = (path: string) => `${API}/rest/v1/${path}`;
const filterOf = (request: Request, column: string) =>
  new URL(request.url).searchParams.get(column)?.replace(/^eq\./, '') ?? '';
const bodyOf = async (request: Request) => (await request.json()) as Row;

const couponFields = ({ expiry_date, usage_limit, is_active, ...fields }: Row) => ({
  ...fields,
  ...(expiry_date !== undefined && { expiryDate: expiry_date }),
  ...(usage_limit !== undefined && { usageLimit: usage_limit }),
  ...(is_active !== undefined && { isActive: is_active }),
});

let rows = 0;

const deletion = (table: 'coupons' | 'reviews' | 'newsletter_subscribers') =>
  http.delete(rest(table), ({ request }) => {
    const id = filterOf(request, 'id');
    const before = tables[table].length;
    Object.assign(tables, { [table]: tables[table].filter((row) => row.id !== id) });
    return HttpResponse.json(tables[table].length < before ? [{ id }] : []);
  });

export const recordHandlers: HttpHandler[] = [
  http.post(rest('rpc/:name'), async ({ request, params }) => {
    const act = FUNCTIONS[String(params.name)];
    if (!act) return refuse(404, '', 'PGRST202', 'no such function');
    const answer = act(await bodyOf(request), userOfRequest(request)?.id ?? '');
    return answer instanceof Response ? answer : HttpResponse.json(answer);
  }),
  http.get(rest('orders'), ({ request }) =>
    HttpResponse.json(
      pageOf(
        tables.orders.filter(({ userId }) => userId === filterOf(request, 'user_id')).map(orderRow),
        'created_at',
        {},
      ),
    ),
  ),
  http.get(rest('coupons'), () => HttpResponse.json(pageOf(tables.coupons.map(couponRow), 'created_at', {}))),
  http.post(rest('coupons'), async ({ request }) => {
    const row = couponFields(await bodyOf(request)) as unknown as Coupon;
    if (tables.coupons.some(({ code }) => code === row.code)) return refuse(409, '', '23505');
    const createdAt = new Date().toISOString();
    tables.coupons.push({ ...row, id: `coupon-${(rows += 1)}`, usedCount: 0, isActive: true, createdAt });
    return new HttpResponse(null, { status: 201 });
  }),
  http.patch(rest('coupons'), async ({ request }) => {
    const change = couponFields(await bodyOf(request));
    const [id, version] = [filterOf(request, 'id'), Number(filterOf(request, 'version'))];
    const coupon = tables.coupons.find((row) => row.id === id && (row.version ?? 1) === version);
    if (coupon) Object.assign(coupon, change, { version: version + 1 });
    return HttpResponse.json(coupon ? [{ id }] : []);
  }),
  deletion('coupons'),
  deletion('reviews'),
  deletion('newsletter_subscribers'),
  http.get(rest('reviews'), ({ request }) =>
    HttpResponse.json(
      pageOf(
        tables.reviews
          .filter(({ productId, isHidden }) => productId === filterOf(request, 'product_id') && !isHidden)
          .map(reviewRow),
        'created_at',
        {},
      ),
    ),
  ),
  http.post(rest('reviews'), async ({ request }) => {
    const { product_id: productId, rating, comment } = await bodyOf(request);
    const user = userOfRequest(request);
    tables.reviews.push({
      id: `review-${(rows += 1)}`,
      productId: String(productId),
      userId: user?.id ?? '',
      userName: user?.user_metadata.name ?? '',
      rating: Number(rating),
      comment: String(comment),
      createdAt: new Date().toISOString(),
    });
    return new HttpResponse(null, { status: 201 });
  }),
  http.patch(rest('reviews'), async ({ request }) => {
    const { is_hidden: isHidden } = await bodyOf(request);
    const id = filterOf(request, 'id');
    tables.reviews = tables.reviews.map((review) =>
      review.id === id ? { ...review, isHidden: isHidden === true } : review,
    );
    return HttpResponse.json([{ id }]);
  }),
  http.get(rest('page_texts'), ({ request }) => {
    const row = tables.texts.get(filterOf(request, 'page') as PageName);
    return HttpResponse.json(row ? [{ text: row.text, updated_at: String(row.version) }] : []);
  }),
  http.post(rest('page_texts'), async ({ request }) => {
    const { page, text } = (await bodyOf(request)) as { page: PageName; text: string };
    if (tables.texts.has(page)) return refuse(409, '', '23505');
    tables.texts.set(page, { text, version: 1 });
    return new HttpResponse(null, { status: 201 });
  }),
  http.patch(rest('page_texts'), async ({ request }) => {
    const { text } = (await bodyOf(request)) as { text: string };
    const [page, version] = [filterOf(request, 'page') as PageName, filterOf(request, 'updated_at')];
    if (String(tables.texts.get(page)?.version) !== version) return HttpResponse.json([]);
    tables.texts.set(page, { text, version: Number(version) + 1 });
    return HttpResponse.json([{ page }]);
  }),
];
