import { expect, it } from 'vitest';
import { buildNaive, loadDomain } from '../bench/builds.mjs';

it('what the bench measures beside the store can be built', async () => {
  expect(await buildNaive('http://localhost')).toMatch(/naive$/);
  expect(Object.keys((await loadDomain()) as object)).toContain('createCatalogIndex');
});
