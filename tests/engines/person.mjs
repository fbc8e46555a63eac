import { find } from './in-page.mjs';

/** Milliseconds that something may take to show. */
const PATIENCE = 20_000;

/**
 * Somebody in front of a browser: finds by role and name, waits for what shows, presses and types.
 * @param driver goes to addresses, runs functions in the page, moves the pointer and presses keys
 */
export function createPerson(driver, base) {
  /** Waits until a look gives something; `what` says in the error what was not there. */
  async function until(what, look) {
    const end = Date.now() + PATIENCE;
    let last;
    while (Date.now() < end) {
      try {
        const seen = await look();
        if (seen) return seen;
        last = undefined;
      } catch (error) {
        last = error; // the page is being replaced
      }
      await new Promise((again) => setTimeout(again, 60));
    }
    throw new Error(`Not seen: ${what}${last ? ` (${last.message})` : ''}`);
  }

  const describe = (wanted) => JSON.stringify(wanted);
  const look = (role, name, more = {}) => {
    const wanted = { role, ...(name instanceof RegExp ? { like: name.source } : { name }), ...more };
    return { wanted, now: () => driver.run(find, wanted) };
  };

  const person = {
    until,
    run: driver.run,
    resize: driver.resize,
    press: driver.press,
    type: driver.type,
    back: driver.back,
    reload: driver.reload,
    openTab: driver.openTab,
    showTab: driver.showTab,
    goto: (path) => driver.goto(base + path),
    /** Waits until it shows. */
    see: (role, name, more) => {
      const { wanted, now } = look(role, name, more);
      return until(describe(wanted), now);
    },
    /** Waits until it does not show any more. */
    missing: (role, name, more) => {
      const { wanted, now } = look(role, name, more);
      return until(`no ${describe(wanted)}`, async () => !(await now()));
    },
    /** Waits until the address is this one. */
    at: (path) =>
      until(`the address ${path}`, () =>
        driver.run((wanted) => location.pathname + location.search === wanted, path),
      ),
    async click(role, name, more) {
      const { wanted, now } = look(role, name, more);
      let former;
      const place = await until(`${describe(wanted)} to be pressed`, async () => {
        const seen = await now();
        const isInSight = seen && seen.y > 0 && seen.y < (await driver.run(() => window.innerHeight));
        if (seen && !(isInSight && seen.isUncovered)) {
          await driver.run((y) => window.scrollBy(0, y - window.innerHeight / 2), seen.y);
          return null;
        }
        const isStill = seen && former && Math.abs(seen.y - former.y) < 1 && Math.abs(seen.x - former.x) < 1;
        former = seen;
        return isStill ? seen : null;
      });
      await driver.clickAt(Math.round(place.x), Math.round(place.y));
    },
    /** Puts a text into a field in place of what is there. */
    async fill(label, text, more) {
      await person.click('field', label, more);
      await driver.run(() => document.activeElement.select?.());
      await driver.type(text);
      await until(
        `"${text}" in ${label}`,
        async () => (await look('field', label, more).now())?.value === text,
      );
    },
    /** Presses Tab until it has the focus. */
    async tabTo(role, name, more) {
      const { wanted, now } = look(role, name, more);
      await until(describe(wanted), now);
      for (let presses = 0; presses < 120; presses += 1) {
        await driver.press('Tab');
        if ((await now())?.isFocused) return;
      }
      throw new Error(`Tab never reached ${describe(wanted)}`);
    },
  };
  return person;
}
