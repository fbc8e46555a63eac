declare global {
  interface Window {
    /** Settles with the answers that the page's head asked for (src/build/early-requests.ts). */
    inkpatchFirstAnswers?: Promise<unknown> | undefined;
  }
}

function whenBrowserIsIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 1000);
  return () => clearTimeout(timer);
}

/**
 * Runs a task when the browser has nothing better to do. While the first answers are on their way it only looks idle:
 * what is fetched then would arrive in place of the first products.
 * @returns a function that calls it off
 */
export function whenIdle(task: () => void): () => void {
  const answers = window.inkpatchFirstAnswers;
  if (!answers) return whenBrowserIsIdle(task);
  let cancel = () => {};
  let isCalledOff = false;
  void answers.then(afterPaint).then(() => {
    window.inkpatchFirstAnswers = undefined;
    if (!isCalledOff) cancel = whenBrowserIsIdle(task);
  });
  return () => {
    isCalledOff = true;
    cancel();
  };
}

/** Resolves once the browser has painted what was just rendered; in a hidden tab, which paints nothing, at once. */
export function afterPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Resolves when whatever else waits has had its turn: keys, frames, answers. In a hidden tab, where nobody waits and each
 * turn takes a second, at once.
 */
export function nextTask(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve));
}
