declare global {
  interface Window {
    /** Gives what was pressed in a built page so far, and ends the noting (src/build/built-pages.ts). */
    inkpatchTakeClicks?: (() => HTMLElement[]) | undefined;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Lets React hear of a text that was there before it was: it tells a change by the value that it saw last. */
function tellText(field: TextField): void {
  const typed = field.value;
  field.value = field.defaultValue; // through React, which sees it
  const plain =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(plain, 'value')?.set?.call(field, typed); // past React
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Does what somebody did to a built page before its script was there: what was typed reaches the app, what was chosen too,
 * and buttons are pressed. Nothing on a page that the app has drawn itself.
 */
export function repeatEarlyInput(): void {
  const pressed = window.inkpatchTakeClicks?.();
  if (!pressed) return;
  window.inkpatchTakeClicks = undefined;
  for (const field of document.querySelectorAll<TextField>('#root input, #root textarea'))
    if (field.value !== field.defaultValue) tellText(field);
  for (const select of document.querySelectorAll<HTMLSelectElement>('#root select'))
    if (![...select.options].some((option) => option.selected && option.defaultSelected))
      select.dispatchEvent(new Event('change', { bubbles: true }));
  for (const button of pressed) button.click();
}
