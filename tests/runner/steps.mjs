/** Arguments of a run of vitest's projects. */
const vitest = (...projects) => [
  'run',
  '--config',
  'tests/vitest.config.ts',
  ...projects.flatMap((project) => ['--project', project]),
];

const playwright = (...args) => ['test', '--config', 'tests/e2e/playwright.config.ts', ...args];

/** What the browser is given: built once a run, beside the owner's own `dist`. */
export const STORE = 'test-results/store';

/**
 * The steps in their order. `commands` run one after the other; `report` says how the counts are read from the step's
 * report; `lane` which of the two rows it stands in, that run side by side; `needs` what has to be built first.
 */
export const STEPS = [
  {
    name: 'types',
    lane: 'checks',
    commands: [
      ['tsc', ['--noEmit']],
      ['tsc', ['--noEmit', '-p', 'src/build']],
    ],
  },
  { name: 'lint', lane: 'checks', commands: [['eslint', ['.', '--max-warnings', '0']]] },
  {
    name: 'format',
    lane: 'checks',
    commands: [['prettier', ['--check', '--log-level', 'warn', '.']]],
  },
  { name: 'structure', lane: 'checks', report: 'vitest', commands: [['vitest', vitest('structure')]] },
  { name: 'unit', lane: 'tests', report: 'vitest', commands: [['vitest', vitest('rules', 'unit')]] },
  {
    name: 'component',
    lane: 'tests',
    report: 'vitest',
    commands: [['vitest', vitest('component', 'homes')]],
  },
  {
    name: 'database',
    lane: 'tests',
    report: 'vitest',
    commands: [['vitest', vitest('database', 'postgres')]],
  },
  {
    name: 'build',
    lane: 'tests',
    commands: [['vite', ['build', '--logLevel', 'warn', '--outDir', STORE, '--emptyOutDir']]],
  },
  {
    name: 'browser',
    lane: 'tests',
    report: 'playwright',
    needs: 'build',
    commands: [['playwright', playwright()]],
  },
  {
    name: 'faults',
    lane: 'tests',
    report: 'playwright',
    needs: 'build',
    onlyByName: true, // the browser step has them too
    isShown: true, // it is for its table
    commands: [['playwright', playwright('--project', 'faults')]],
  },
];

/** Names that stand for several steps. */
export const GROUPS = {
  quick: ['types', 'lint', 'structure', 'unit', 'component'],
  all: STEPS.filter(({ onlyByName }) => !onlyByName).map(({ name }) => name),
};
