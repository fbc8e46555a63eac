import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The rooms of `src`, and which others each may import; why, and what each holds, stands in src/README.md. */
const MAY_IMPORT = {
  app: ['pages', 'features', 'homes', 'sync', 'backend', 'records', 'domain', 'ui', 'lib'],
  pages: ['features', 'homes', 'sync', 'backend', 'records', 'domain', 'ui', 'lib'],
  features: ['homes', 'sync', 'backend', 'records', 'domain', 'ui', 'lib'],
  homes: ['sync', 'backend', 'records', 'domain', 'lib'],
  sync: ['backend', 'records', 'domain', 'lib'],
  backend: ['domain', 'lib'],
  records: ['domain', 'lib'],
  ui: ['lib'],
  domain: ['lib'],
  lib: [],
  build: ['backend', 'lib'],
};

const FEATURES = readdirSync(new URL('src/features', import.meta.url));

/** Of `backend`, the build takes what it asks and how long it waits: no client, no session. */
const NOT_FOR_BUILD = 'backend/(?!(public-reads|time-limit)\\.ts$).*';

/** `@/home/x` is of `homes`: vite.config.ts says which one's. */
const addressesOf = (room) => (room === 'homes' ? 'homes?' : room);

/** A folder of `src`, the folders that it must not import, by alias or by path, and what the editor says of it. */
const zone = (folder, others, message) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: others.map((other) => ({ regex: `^(@/|(\\.\\./)+)${addressesOf(other)}(/|$)`, message })),
        paths: folder.startsWith('backend')
          ? []
          : ['@supabase/supabase-js', '@supabase/postgrest-js'].map((name) => ({
              name,
              message: 'Only backend talks to the service.',
            })),
      },
    ],
  },
});

/** Who may import whom. The last zone of a file counts, so that a feature's says its room's as well. */
export const zones = Object.entries(MAY_IMPORT).flatMap(([room, mayImport]) => {
  const above = Object.keys(MAY_IMPORT).filter((other) => other !== room && !mayImport.includes(other));
  const message = `${room} may import ${mayImport.join(', ') || 'nothing of ours'} (src/README.md).`;
  if (room === 'build') above.push(NOT_FOR_BUILD);
  if (room !== 'features') return [zone(room, above, message)];
  return FEATURES.map((feature) => {
    const others = FEATURES.filter((other) => other !== feature && other !== 'auth');
    return zone(
      `features/${feature}`,
      [...above, ...others.map((other) => `(features/)?${other}`)],
      `${message} Of other features, auth alone.`,
    );
  });
});

export default tseslint.config(
  { ignores: ['dist', '.lite', 'public', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // the router's way to say "not found" is to throw a Response
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "UnaryExpression[operator='void'] ImportExpression",
          message: 'Code that is loaded late may fail to come: catch it, or load it by lib/lazy-code.',
        },
        {
          selector: "CallExpression[callee.property.name='toLocaleString']",
          message: 'Numbers are written by formatCount (lib/text), dates by formatDate (lib/dates).',
        },
      ],
      '@typescript-eslint/method-signature-style': ['error', 'property'],
    },
  },
  {
    files: ['**/*.{js,mjs}', 'tests/**/*.ts', 'supabase/**/*.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  ...zones,
  { files: ['tests/**/*.mjs'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
);
