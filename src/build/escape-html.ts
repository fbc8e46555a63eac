/** Text as it may stand in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
