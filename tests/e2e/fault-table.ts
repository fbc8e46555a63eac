import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What a fault scenario tells the table, as an annotation of the type `fault`. */
export interface FaultFigures {
  scenario: string;
  tries: number;
  expected: string;
  /** Items that were meant to be on the server (or in storage) and are not, or are there without being meant. */
  lost: number;
  uncaught: number;
}

const COLUMNS = ['scenario', 'tries', 'expected', 'lost items', 'uncaught errors'] as const;

function lines(rows: string[][]): string[] {
  const widths = COLUMNS.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = (column: number) => column === 1 || column > 2;
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ');
  return [line(COLUMNS), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)];
}

/** Prints the figures of the fault scenarios once all have run. */
export default class FaultTable implements Reporter {
  #figures: FaultFigures[] = [];
  #failed = 0;

  onTestEnd(_test: TestCase, result: TestResult): void {
    const found = result.annotations.filter(({ type }) => type === 'fault');
    for (const { description } of found) this.#figures.push(JSON.parse(description ?? '') as FaultFigures);
    if (found.length > 0 && result.status !== 'passed') this.#failed += 1;
  }

  onEnd(): void {
    if (this.#figures.length === 0) return;
    const sum = (key: 'tries' | 'lost' | 'uncaught') =>
      this.#figures.reduce((total, figures) => total + figures[key], 0);
    const rows = this.#figures
      .sort((a, b) => a.scenario.localeCompare(b.scenario))
      .map(({ scenario, tries, expected, lost, uncaught }) => [
        scenario,
        String(tries),
        expected,
        String(lost),
        String(uncaught),
      ]);
    const all = ['all', String(sum('tries')), '', String(sum('lost')), String(sum('uncaught'))];
    console.log(`\nFaults\n${lines([...rows, all]).join('\n')}`);
    if (this.#failed > 0)
      console.log(`${this.#failed} scenario(s) failed: what was expected did not happen.`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
