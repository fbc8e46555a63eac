import Papa from 'papaparse';

/**
 * What a spreadsheet would run: = + - @ (also in their full-width forms) behind whatever it skips, or a leading tab or
 * carriage return.
 */
const FORMULA = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r])/u;

/** Where numbers have a decimal comma, spreadsheets part cells at semicolons, quoted or not: a cell may begin there. */
const SEPARATOR = ';';

/** An apostrophe makes a spreadsheet take a cell as text. */
function inert(cell: string): string {
  const parts = cell.split(SEPARATOR);
  return parts.map((part) => (FORMULA.test(part) ? `'${part}` : part)).join(SEPARATOR);
}

/** Without it Excel takes UTF-8 for its own code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV after RFC 4180, for spreadsheets: nothing in it is run, nothing of it is lost.
 * @param header one name a column
 * @param rows cells in the header's order
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [header, ...rows].map((row) => row.map(inert));
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(cells, { newline: '\r\n', quotes: (cell: string) => cell.includes(SEPARATOR) })
  );
}
