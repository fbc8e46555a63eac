declare global {
  interface Window {
    /** Gives what was pressed in a built page so far, and ends the noting (src/build/built-pages.ts). */
    inkpatchTakeClicks?: (() => HTMLElement[]) | undefined;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What somebody typed, and where the caret stood: null in a field that does not tell, such as an email's. */
interface Typed {
  field: TextField;
  text: string;
  caret: [start: number | null, end: number | null];
}

let typed: Typed[] = [];
let chosen: [select: HTMLSelectElement, value: string][] = [];

/**
 * Notes what was typed and chosen in a built page. Call it in the layout effect of the frame that takes the page over: what is
 * typed until then counts, and the next frame writes the app's own.
 */
export function noteEarlyInput(): void {
  typed = [...document.querySelectorAll<TextField>('#root :is(input, textarea)')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, text: field.value, caret: [field.selectionStart, field.selectionEnd] }));
  chosen = [...document.querySelectorAll('select')]
    .filter(({ selectedOptions }) => !selectedOptions[0]?.defaultSelected)
    .map((select) => [select, select.value]);
}

/** Writes into a field past React, which then hears of it as if somebody had typed. The caret stays. */
function type({ field, text, caret: [start, end] }: Typed): void {
  if (field.value === text) field.value = field.defaultValue; // what React counts as known
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (start !== null) field.setSelectionRange(start, end);
}

/**
 * Does what somebody did to a built page before its script was there: what was typed and chosen reaches the app, and buttons
 * are pressed. Nothing on a page that the app has drawn itself. Call it outside of React's own work.
 */
export function repeatEarlyInput(): void {
  const pressed = window.inkpatchTakeClicks?.();
  window.inkpatchTakeClicks = undefined;
  typed.forEach(type);
  for (const [select, value] of chosen) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  typed = [];
  chosen = [];
  pressed?.forEach((button) => button.click());
}
