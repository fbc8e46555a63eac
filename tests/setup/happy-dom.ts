import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

/** Node's own, which msw answers: happy-dom's show more of themselves to `JSON.stringify` than a browser's do. */
const { fetch, Headers, Request, Response, AbortController, AbortSignal } = globalThis;

/** happy-dom, with the network of Node. */
export default {
  ...happyDom,
  name: 'happy-dom with the network of Node',
  async setup(global, options) {
    const dom = await happyDom.setup(global, options);
    Object.assign(global, { fetch, Headers, Request, Response, AbortController, AbortSignal });
    return dom;
  },
} satisfies Environment;
