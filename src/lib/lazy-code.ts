import { createListeners } from './observable';

/** Milliseconds after which code that is still on its way counts as failed. Should it come later, it is taken all the same. */
const PATIENCE = 30_000;

export type LazyCodeState<T> =
  | { status: 'waiting'; value?: undefined }
  | { status: 'failed'; value?: undefined }
  | { status: 'here'; value: T };

/**
 * Code that is loaded when it is first needed. What has come is kept, a failure is not: the next need tries again, and
 * while somebody is looking (`subscribe`) so do the network's return and the window's focus.
 */
export class LazyCode<T> {
  #state: LazyCodeState<T> = { status: 'waiting' };
  #pending: Promise<T> | undefined;
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
        throw error;
      },
    ));
  }

  #race(): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('There was no answer.')), PATIENCE);
      this.load()
        .finally(() => clearTimeout(timer))
        .then((value) => {
          this.#set({ status: 'here', value });
          resolve(value);
        }, reject);
    });
  }
}

/** When what failed before may succeed. */
const AGAIN = ['online', 'focus'] as const;
