/** What runs in the page. Each function is sent as text: it sees nothing but its arguments. */

/**
 * Finds what a person would: by role and name, what shows.
 * @param wanted role, name (exact, or the source of a regular expression in `like`), and the text of what it stands in
 * @returns where its middle is, and what a step may want to know; null when there is none
 */
export function find({ role, name, like, within }) {
  const SELECTORS = {
    button: 'button, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    menuitem: '[role=menuitem]',
    field: 'input, textarea, select',
    dialog: '[role=dialog]',
    text: 'body *',
  };
  const tidy = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element) =>
    tidy(
      element.getAttribute('aria-label') ??
        (element.labels?.length ? element.labels[0].textContent : null) ??
        document.getElementById(element.getAttribute('aria-labelledby'))?.textContent ??
        element.textContent,
    );
  const fits = (text) => (like === undefined ? text === name : new RegExp(like).test(text));
  const shows = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const isIn = (element) => {
    if (within === undefined) return true;
    const frame = element.closest('article, li, [role=dialog], header, form');
    return frame !== null && tidy(frame.textContent).includes(within);
  };
  const element = [...document.querySelectorAll(SELECTORS[role])].find(
    (candidate) => fits(nameOf(candidate)) && shows(candidate) && isIn(candidate),
  );
  if (!element) return null;
  const box = () => element.getBoundingClientRect();
  const hasRoom = () => {
    const { left, top, width, height } = box();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const { left, top, width, height } = box();
  return {
    x: left + width / 2,
    y: top + height / 2,
    top,
    isUncovered: hasRoom(),
    isFocused: document.activeElement === element,
    value: element.value ?? null,
    text: tidy(element.textContent),
  };
}

/** Scrolls to the middle what `find` finds first, as a person would before pressing it. */
export function scrollTo(selector, text) {
  const element = [...document.querySelectorAll(selector)].find((one) => one.textContent.includes(text));
  element?.scrollIntoView({ block: 'center' });
  return element !== undefined;
}

/** Gives a field a value at once, where what its keys do differs from browser to browser: dates and choices. */
export function setField(label, value) {
  const field = [...document.querySelectorAll('input, select')].find((one) =>
    [...(one.labels ?? [])].some((own) => own.textContent.trim() === label),
  );
  if (!field) return false;
  const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return field.value === value;
}
