import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArguments } from '@tests/runner/arguments.mjs';
import { countsOf, tableOf } from '@tests/runner/report.mjs';
import { testEnvironment } from '@tests/setup/environment.mjs';

const read = (...words: string[]) => {
  const { steps, rest } = readArguments(words);
  return [steps.map(({ name }) => name), rest];
};
const EVERYTHING = 'types lint format structure unit component database build browser'.split(' ');

describe('the words behind npm test --', () => {
  it('name steps, in whatever order, or a group of them; none stands for all', () => {
    expect(read()).toEqual([EVERYTHING, []]);
    expect(read('unit', 'types')).toEqual([['types', 'unit'], []]);
    expect(read('quick')).toEqual([['types', 'lint', 'structure', 'unit', 'component'], []]);
  });

  it('bring along what has to be built first', () => {
    expect(read('browser')).toEqual([['build', 'browser'], []]);
    expect(read('faults')).toEqual([['build', 'faults'], []]);
  });

  it('hand on everything behind the steps, as it stands', () => {
    expect(read('component', 'cart')).toEqual([['component'], ['cart']]);
    expect(read('browser', 'journey', '-g', 'a unit')).toEqual([
      ['build', 'browser'],
      ['journey', '-g', 'a unit'],
    ]);
  });

  it('are refused when they name no step, or a step takes no files', () => {
    expect(() => read('componant')).toThrow('There is no step componant. There are: types, lint,');
    expect(() => read('types', 'cart')).toThrow('types takes no file names.');
  });
});

describe('the environment of what tests start', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inkpatch-environment-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("has nothing of the owner's project, wherever it is set", () => {
    writeFileSync(
      join(folder, '.env'),
      'VITE_SUPABASE_URL=https://mine.test\nexport VITE_RECORDS=database\n',
    );
    writeFileSync(
      join(folder, '.env.production.local'),
      ' VITE_SITE_URL = https://shop.test\n# VITE_NONE=1\n',
    );
    const env = {
      VITE_SUPABASE_ANON_KEY: 'mine',
      VITE_OTHER: 'x',
      PATH: '/bin',
      NODE_ENV: 'test',
      LITE_HOME: '.',
    };
    expect(testEnvironment({}, { env, folder })).toEqual({
      PATH: '/bin',
      LITE_DB: 'memory',
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
      VITE_RECORDS: '',
      VITE_SITE_URL: '',
      VITE_OTHER: '',
    });
  });

  it('has what a run sets for itself', () => {
    const own = { VITE_SUPABASE_URL: 'http://127.0.0.1:9' };
    expect(testEnvironment(own, { env: { VITE_SUPABASE_URL: 'mine' }, folder })).toMatchObject(own);
  });
});

describe('the summary', () => {
  let file: string;
  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), 'inkpatch-report-')), 'step.json');
  });
  afterEach(() => rmSync(join(file, '..'), { recursive: true }));

  it('counts the tests of a report', () => {
    writeFileSync(file, JSON.stringify({ numPassedTests: 7, numFailedTests: 2 }));
    expect(countsOf('vitest', file, 1)).toEqual({ passed: 7, failed: 2 });
    writeFileSync(file, JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1 } }));
    expect(countsOf('playwright', file, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('never calls a run green that ended badly', () => {
    writeFileSync(file, JSON.stringify({ numPassedTests: 7, numFailedTests: 0 }));
    expect(countsOf('vitest', file, 1)).toEqual({ passed: 7, failed: 1 });
    expect(countsOf('vitest', `${file}.none`, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countsOf(undefined, '', 0)).toEqual({ passed: 1, failed: 0 });
    expect(countsOf(undefined, '', 2)).toEqual({ passed: 0, failed: 1 });
  });

  it('ends with the one line that counts', () => {
    const rows = [
      { name: 'types', passed: 1, failed: 0, seconds: 9.96 },
      { name: 'unit', passed: 4, failed: 2, seconds: 3 },
    ];
    const lines = tableOf(rows, 10).split('\n');
    expect(lines.filter((line) => line.includes('✗'))).toEqual([expect.stringContaining('unit')]);
    expect(lines.at(-1)).toBe('5 passed, 2 failed');
  });
});
