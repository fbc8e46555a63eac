import { http, HttpResponse, type JsonBodyType } from 'msw';
import { gate } from './gate';
import { API } from './handlers';
import { server } from './server';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>;

export const rest = (table: string) => `/rest/v1/${table}`;
export const auth = (call: string) => `/auth/v1/${call}`;

export const refusal = (
  status: number,
  body: JsonBodyType = { code: 'XX000', message: 'the backend is down' },
) => HttpResponse.json(body, { status });

/** Ways in which a backend fails that is there. */
export const BROKEN_ANSWERS: [string, () => Response][] = [
  ['a 500', () => refusal(500)],
  ['HTML instead of JSON', () => HttpResponse.html('<!doctype html><title>Sign in to the Wi-Fi</title>')],
  ['half a JSON', () => new HttpResponse('{"items": [{"id": "fo')],
];

/**
 * Answers a call by itself. An answer of undefined leaves it to the backend behind.
 * @param times how often; then the backend answers again
 */
export function answer(method: Method, path: string, respond: Answer, times = Infinity): void {
  let left = times;
  server.use(
    http[method](`${API}${path}`, ({ request }) => {
      if (left <= 0) return undefined;
      left -= 1;
      return respond(request);
    }),
  );
}

/**
 * Keeps calls waiting until the returned function is called; then the backend behind answers.
 * @param isMeant which of the calls: all of them, when left out
 */
export function hold(method: Method, path: string, isMeant?: (request: Request) => boolean): () => void {
  const { passed, open } = gate();
  answer(method, path, async (request) => {
    if (!isMeant || isMeant(request)) await passed;
    return undefined;
  });
  return open;
}
