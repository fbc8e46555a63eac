import { createListeners, createObservable } from './observable';
import { forgetReload } from './reload';

/** Milliseconds after which code that is still on its way counts as failed. Should it come later, it is taken all the same. */
const PATIENCE = 30_000;

export type LazyCodeState<T> =
  | { status: 'waiting'; value?: undefined }
  | { status: 'failed'; value?: undefined }
  | { status: 'here'; value: T };

/** How long the server may take to say that it has a file, milliseconds. */
const LIMIT = 15_000;

/**
 * Names code that the server has and this page can't get. Chromium before 156, Firefox before 155 and Safari, at least
 * to 27, keep a failed `import()` for the life of a page and answer the next one without a request: a reload brings it.
 */
export const keptCode = createObservable<string[]>([]);

/**
 * Asks for the file that a failed import names and for those that come along with one: what came before lies in the browser's
 * cache. Safari names none; the front page stands for it.
 * @throws when one of them can't be had
 */
async function reach(error: unknown): Promise<void> {
  const isOurs = (word: string) => word.startsWith(`${window.location.origin}/`);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const files = new Set([
    String(error).split(' ').find(isOurs) ?? '/',
    ...[...links].map(({ href }) => href),
  ]);
  const signal = AbortSignal.timeout(LIMIT);
  const answers = await Promise.all([...files].map((file) => fetch(file, { signal })));
  if (!answers.every(({ ok }) => ok)) throw error;
}

/**
 * Code that is loaded when it is first needed. What has come is kept, a failure is not: the next need tries again, and
 * while somebody is looking (`subscribe`) so do the network's return and the window's focus. Where the browser keeps the
 * failure all the same, `keptCode` says so.
 */
export class LazyCode<T> {
  #state: LazyCodeState<T> = { status: 'waiting' };
  #pending: Promise<T> | undefined;
  #hasFailed = false;
  #listeners = createListeners(() => {
    for (const event of AGAIN) window.addEventListener(event, this.#tryAgain);
    return () => AGAIN.forEach((event) => window.removeEventListener(event, this.#tryAgain));
  });

  /**
   * @param what names it in the log, as in 'Error loading the menu:'
   * @param load an `import()` and what is taken from it
   */
  constructor(
    private readonly what: string,
    private readonly load: () => Promise<T>,
  ) {}

  /**
   * What was asked for, as soon as it is here.
   * @throws whatever kept it away, already logged
   */
  get(): Promise<T> {
    if (this.#state.status === 'here') return Promise.resolve(this.#state.value);
    if (this.#state.status === 'failed') this.#set({ status: 'waiting' });
    return this.#ask();
  }

  /** Sees to it that it will be here when it is needed. Settles when it is, or when it could not be had; never rejects. */
  prepare = (): Promise<void> =>
    this.get().then(
      () => {},
      () => {},
    );

  getState = (): LazyCodeState<T> => this.#state;

  subscribe = this.#listeners.add;

  #set(state: LazyCodeState<T>): void {
    this.#state = state;
    this.#listeners.tell();
  }

  /** In silence: until it is here, whoever looks sees the failure and not a flicker. */
  #tryAgain = (): void => {
    if (this.#state.status === 'failed') this.#ask().catch(() => {});
  };

  #ask(): Promise<T> {
    return (this.#pending ??= this.#race().then(
      (value) => {
        this.#pending = undefined;
        return value;
      },
      (error: unknown) => {
        this.#pending = undefined;
        console.error(`Error loading ${this.what}:`, error);
        if (this.#state.status !== 'here') this.#set({ status: 'failed' });
        if (this.#hasFailed) this.#findWhetherKept(error).catch(() => {}); // it can't be had: a later try will tell
        this.#hasFailed = true;
        throw error;
      },
    ));
  }

  /** An import that fails although the file can be had. */
  async #findWhetherKept(error: unknown): Promise<void> {
    await reach(error);
    await this.#race().catch(() => keptCode.set([...new Set(keptCode.get()).add(this.what)]));
  }

  #race(): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('There was no answer.')), PATIENCE);
      this.load()
        .finally(() => clearTimeout(timer))
        .then((value) => {
          forgetReload(this.what);
          this.#set({ status: 'here', value });
          resolve(value);
        }, reject);
    });
  }
}

/** When what failed before may succeed. */
const AGAIN = ['online', 'focus'] as const;
