import {
  type APIRequestContext,
  test as base,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import type { FaultFigures } from '../fault-table';
import { ADMIN, API_KEY, newAccount, signUp, takenOver } from '../fixtures';
import { shelf } from './actions';
import { Network } from './network';

export { expect };

export const CARTS = /\/rest\/v1\/carts$/;
export const WISHLISTS = /\/rest\/v1\/wishlists$/;
export const TOKEN = /\/auth\/v1\/token$/;
export const USER = /\/auth\/v1\/user$/;
export const LOGOUT = /\/auth\/v1\/logout$/;

/** The animals: a shelf that is quickly drawn. */
export const SHOP = '/products?category=00000000-0000-4000-8000-000000000002';

export const SESSION_KEY = 'sb-localhost-auth-token';

export interface Session {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string };
}

export interface Member {
  id: string;
  email: string;
  password: string;
  session: Session;
}

export interface StoredItem {
  id: string;
  title: string;
  price: number;
  quantity?: number;
}

/** Titles and quantities; a wishlist counts each as 1. */
export type Tally = Record<string, number>;

/** How many items differ between what was meant and what is there. */
function difference(meant: Tally, found: Tally): number {
  const titles = new Set([...Object.keys(meant), ...Object.keys(found)]);
  return [...titles].reduce((sum, title) => sum + Math.abs((meant[title] ?? 0) - (found[title] ?? 0)), 0);
}

/** What an application may log when its backend fails; everything else on the console is a fault of its own. */
const LOGGED =
  /Failed to load resource|^Error (fetching|saving|loading|recording|signing|placing|checking|sending|asking)|^net::|TypeError: Failed to fetch|AbortError: (signal is aborted|The server did not answer in time)/;

const NO_PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

export class Bench {
  readonly network = new Network();
  readonly uncaught: string[] = [];
  #contexts: BrowserContext[] = [];
  #figures: Omit<FaultFigures, 'uncaught'>[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  /** A new account, signed in. */
  async join(name = 'Ines Inker'): Promise<Member> {
    const account = { ...newAccount(), name };
    const session = (await signUp(this.request, account)) as Session;
    return { id: session.user.id, email: account.email, password: account.password, session };
  }

  /** The admin of the seed, signed in. */
  async admin(): Promise<Member> {
    const { email, password } = ADMIN;
    const answer = await this.request.post('/auth/v1/token?grant_type=password', {
      headers: { apikey: API_KEY },
      data: { email, password },
    });
    const session = (await answer.json()) as Session;
    return { id: session.user.id, email, password, session };
  }

  /** Opens a browser of its own, with the member's session in it. `storage` lies there beside it. */
  async open(member: Member | null, path = SHOP, storage: Record<string, string> = {}): Promise<Page> {
    const stored = { ...(member && { [SESSION_KEY]: JSON.stringify(member.session) }), ...storage };
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    const context = await this.browser.newContext({
      storageState: { cookies: [], origins: [{ origin: this.origin, localStorage }] },
    });
    this.#contexts.push(context);
    await this.network.between(context);
    await context.route('**/clipart/**', (route) => route.fulfill(NO_PICTURE)); // most of a page's drawing
    return this.tab(context, path);
  }

  /** One more tab of a browser. */
  async tab(context: BrowserContext, path = SHOP): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => this.uncaught.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !LOGGED.test(message.text())) this.uncaught.push(message.text());
    });
    await page.goto(path);
    await takenOver(page); // until then, a link of a built page loads the next one anew
    if (path === SHOP) await shelf(page);
    return page;
  }

  #headers(member: Member) {
    return { apikey: API_KEY, authorization: `Bearer ${member.session.access_token}` };
  }

  /** What the server has, as it is stored. */
  async storedItems(member: Member, table: 'carts' | 'wishlists' = 'carts'): Promise<StoredItem[]> {
    const answer = await this.request.get(`/rest/v1/${table}?select=items`, {
      headers: this.#headers(member),
    });
    const rows = (await answer.json()) as { items: StoredItem[] }[];
    return rows.flatMap(({ items }) => items);
  }

  /** What the server has, counted. */
  async stored(member: Member, table: 'carts' | 'wishlists' = 'carts'): Promise<Tally> {
    const items = await this.storedItems(member, table);
    return Object.fromEntries(items.map(({ title, quantity = 1 }) => [title, quantity]));
  }

  /** How many orders of a member the database has. */
  async ordersOf(member: Member): Promise<number> {
    const answer = await this.request.get(`/rest/v1/orders?select=id&user_id=eq.${member.id}`, {
      headers: this.#headers(member),
    });
    return ((await answer.json()) as unknown[]).length;
  }

  /** Puts a list on the server, as another device would. */
  async store(member: Member, items: unknown[], table: 'carts' | 'wishlists' = 'carts'): Promise<void> {
    const answer = await this.request.post(`/rest/v1/${table}?on_conflict=user_id`, {
      headers: { ...this.#headers(member), prefer: 'resolution=merge-duplicates' },
      data: { user_id: member.id, items },
    });
    expect(answer.ok(), `store ${table}`).toBe(true);
  }

  /** Adds rows to a table, as this member or as a visitor. */
  async add(table: string, rows: object[], member: Member | null = null): Promise<void> {
    const answer = await this.request.post(`/rest/v1/${table}`, {
      headers: member ? this.#headers(member) : { apikey: API_KEY },
      data: rows,
    });
    expect(answer.ok(), `add to ${table}`).toBe(true);
  }

  /** Places an order of one product, whose price is the catalogue's. */
  async order(member: Member, { id, price }: { id: string; price: number }): Promise<void> {
    const [firstName, lastName, address, city, zipCode] = [
      'Ines',
      'Inker',
      '1 Ink Lane',
      'Porto',
      '4000-001',
    ];
    const answer = await this.request.post('/rest/v1/rpc/place_order', {
      headers: this.#headers(member),
      data: {
        request_id: crypto.randomUUID(),
        lines: [{ id, quantity: 1, price }],
        billing: { firstName, lastName, email: member.email, address, city, zipCode },
        agreed_total: price,
      },
    });
    expect(answer.ok(), 'place an order').toBe(true);
  }

  /** Waits until the server has what was meant, and notes what it lacks when it never does. */
  async expectStored(member: Member, meant: Tally, table: 'carts' | 'wishlists' = 'carts'): Promise<number> {
    let lost = Object.values(meant).reduce((sum, count) => sum + count, 0);
    await expect(async () => {
      lost = difference(meant, await this.stored(member, table));
      expect(lost).toBe(0);
    })
      .toPass({ timeout: 10_000, intervals: [50, 100, 250] })
      .catch(() => {}); // the figure says it
    return lost;
  }

  /** A line of the table. */
  note(scenario: string, tries: number, expected: string, lost: number): void {
    this.#figures.push({ scenario, tries, expected, lost });
  }

  get lost(): number {
    return this.#figures.reduce((sum, { lost }) => sum + lost, 0);
  }

  figures(): FaultFigures[] {
    return this.#figures.map((figures, index) => ({
      ...figures,
      uncaught: index === 0 ? this.uncaught.length : 0,
    }));
  }

  async close(): Promise<void> {
    this.network.heal();
    await Promise.all(this.#contexts.map((context) => context.close()));
  }
}

export const test = base.extend<{ bench: Bench }>({
  bench: async ({ browser, request, baseURL }, run, testInfo) => {
    const bench = new Bench(browser, request, baseURL ?? '');
    await run(bench);
    await bench.close();
    for (const figures of bench.figures())
      testInfo.annotations.push({ type: 'fault', description: JSON.stringify(figures) });
    expect(bench.uncaught, 'uncaught errors').toEqual([]);
    expect(bench.lost, 'lost items').toBe(0);
  },
});
