import { readFileSync } from 'node:fs';

const READERS = {
  vitest: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

/**
 * Passed and failed tests of a step. One without a report counts as one test, and one that fails without a failed test
 * (a crash, an unhandled error, no test at all) has failed all the same.
 * @param kind whose report it is, if there is one
 * @param file the report
 * @param code the exit code
 */
export function countsOf(kind, file, code) {
  const isRight = code === 0;
  let found = { passed: isRight ? 1 : 0, failed: 0 };
  if (kind)
    try {
      found = READERS[kind](JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      found = { passed: 0, failed: 1 }; // it ended before it could write one
    }
  return isRight ? found : { ...found, failed: Math.max(found.failed, 1) };
}

/** The table of the end and the line that sums it up. */
export function tableOf(rows, seconds) {
  const line = (name, passed, failed, time, mark = '') =>
    `${name.padEnd(12)}${String(passed).padStart(8)}${String(failed).padStart(8)}${time.padStart(10)}${mark}`;
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  return [
    line('step', 'passed', 'failed', 'seconds'),
    ...rows.map((row) =>
      line(row.name, row.passed, row.failed, row.seconds.toFixed(1), row.failed > 0 ? '   ✗' : ''),
    ),
    line('all', sum('passed'), sum('failed'), seconds.toFixed(1)),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
