import type { BrowserContext, Route } from '@playwright/test';
import { gate } from '../../support/gate';

type Method = 'GET' | 'POST';
type Act = (route: Route) => Promise<void>;

interface Rule {
  method: Method;
  path: RegExp;
  act: Act;
  left: number;
}

/** What the network does to a call, in place of bringing it through. */
export const faults = {
  status:
    (status: number, body: object | string = { code: 'XX000', message: 'the backend is down' }): Act =>
    (route) =>
      route.fulfill({
        status,
        contentType: typeof body === 'string' ? 'text/html' : 'application/json',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  noAnswer: (): Act => (route) => route.abort('connectionreset'),
  /** The call arrives, its answer does not. */
  lostAnswer: (): Act => async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
};

/** Ways in which a backend fails that is there. */
export const BROKEN: [string, () => Act][] = [
  ['429', () => faults.status(429, { message: 'too many requests' })],
  ['500', () => faults.status(500)],
  ['HTML', () => faults.status(200, '<!doctype html><title>Sign in to the Wi-Fi</title>')],
  ['half a JSON', () => faults.status(200, '{"items": [{"id": "fo')],
  ['no answer', () => faults.noAnswer()],
];

/** The network between a browser and the backend: all is well until a rule says otherwise. */
export class Network {
  #rules: Rule[] = [];
  /** Calls that were sent, as `POST /rest/v1/carts`. */
  readonly calls: string[] = [];

  async between(context: BrowserContext): Promise<void> {
    await context.route(/\/(rest|auth)\/v1\//, async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      this.calls.push(`${request.method()} ${pathname}`);
      const rule = this.#rules.find(
        ({ method, path, left }) => left > 0 && method === request.method() && path.test(pathname),
      );
      if (rule) rule.left -= 1;
      // a page that has gone meanwhile takes its calls along
      await (rule ? rule.act(route) : route.continue()).catch(() => {});
    });
  }

  /** The next calls go wrong: `times` of them, or all until `heal`. The rule that was made last comes first. */
  break(method: Method, path: RegExp, act: Act, times = Infinity): void {
    this.#rules.unshift({ method, path, act, left: times });
  }

  /** Keeps calls on their way until the returned function is called; then they arrive. */
  hold(method: Method, path: RegExp, times = Infinity): () => void {
    const { passed, open: release } = gate();
    this.break(method, path, (route) => passed.then(() => route.continue()), times);
    return release;
  }

  /** Lets calls arrive and keeps their answers back until the returned function is called. */
  holdAnswer(method: Method, path: RegExp, times = Infinity): () => void {
    const { passed, open: release } = gate();
    this.break(
      method,
      path,
      async (route) => {
        const response = await route.fetch();
        await passed;
        await route.fulfill({ response });
      },
      times,
    );
    return release;
  }

  heal(): void {
    this.#rules = [];
  }

  count(call: string): number {
    return this.calls.filter((made) => made === call).length;
  }
}
