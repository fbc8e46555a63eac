declare global {
  interface Window {
    /** Gives what was pressed in a built page so far, and ends the noting (src/build/built-pages.ts). */
    inkpatchTakeClicks?: (() => HTMLElement[]) | undefined;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

let typed: [field: TextField, text: string][] = [];
let chosen: [select: HTMLSelectElement, value: string][] = [];

const fieldsIn = <T extends TextField | HTMLSelectElement>(container: Element, kind: string) =>
  [...container.querySelectorAll<T>(kind)].map((field): [T, string] => [field, field.value]);

/** Notes what was typed and chosen in a built page. Call it before the app takes the page over and writes its own. */
export function noteEarlyInput(container: Element): void {
  typed = fieldsIn<TextField>(container, 'input, textarea').filter(
    ([field, text]) => text !== field.defaultValue,
  );
  chosen = fieldsIn<HTMLSelectElement>(container, 'select').filter(
    ([{ selectedOptions }]) => !selectedOptions[0]?.defaultSelected,
  );
}

/** Writes into a field past React, which then hears of it as if somebody had typed. */
function type(field: TextField, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Does what somebody did to a built page before its script was there: what was typed and chosen reaches the app, and buttons
 * are pressed. Nothing on a page that the app has drawn itself. Call it outside of React's own work.
 */
export function repeatEarlyInput(): void {
  const pressed = window.inkpatchTakeClicks?.();
  window.inkpatchTakeClicks = undefined;
  for (const [field, text] of typed) {
    if (field.value === text) field.value = field.defaultValue; // what React counts as known
    type(field, text);
  }
  for (const [select, value] of chosen) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  typed = [];
  chosen = [];
  pressed?.forEach((button) => button.click());
}
