import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const format = (value) => {
  if (typeof value !== 'number') return value ?? '–';
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(value < 1 ? 3 : 1);
};

/**
 * Collects figures and shows them: one table for people, one file for programs.
 * Each row sets the store against its naive variant; `ratio` is store over naive unless the row says otherwise.
 */
export function createReport() {
  const rows = [];
  return {
    add(metric, unit, { store, naive, ratio = store / naive, target = '', isMet = null }) {
      const row = {
        metric,
        unit,
        store,
        naive: naive ?? null,
        ratio: Number.isFinite(ratio) ? ratio : null,
        target,
        isMet,
      };
      rows.push(row);
      console.log(
        `  ${metric}: ${format(store)} ${unit}${naive === undefined ? '' : `, naive ${format(naive)}`}`,
      );
    },
    print() {
      const cells = rows.map((row) => [
        row.metric,
        row.unit,
        format(row.store),
        format(row.naive),
        row.ratio === null ? '–' : row.ratio.toFixed(row.ratio < 0.1 ? 3 : 2),
        row.target === '' ? '' : `${row.target} ${row.isMet ? '✓' : '✗'}`,
      ]);
      const head = ['metric', 'unit', 'store', 'naive', 'ratio', 'target'];
      const widths = head.map((title, column) =>
        Math.max(title.length, ...cells.map((cell) => cell[column].length)),
      );
      const line = (cell) =>
        `| ${cell.map((text, column) => (column > 1 && column < 5 ? text.padStart(widths[column]) : text.padEnd(widths[column]))).join(' | ')} |`;
      console.log(`\n${line(head)}\n| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
      for (const cell of cells) console.log(line(cell));
    },
    write(folder) {
      mkdirSync(folder, { recursive: true });
      const file = join(folder, 'bench.json');
      const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model };
      writeFileSync(file, `${JSON.stringify({ date: new Date().toISOString(), machine, rows }, null, 2)}\n`);
      return file;
    },
  };
}
