import { describe, expect, it } from 'vitest';
import { sources } from './sources';

const modulesOf = (home: string) => sources.filter(({ path }) => path.startsWith(`homes/${home}/`));
const namesOf = (text: string) =>
  [...text.matchAll(/^export (?:async )?(?:function\*?|const) (\w+)|^export \{ (\w+) \}/gm)].map(
    ([, name, forwarded]) => name ?? forwarded,
  );

/** What pages and features ask their home for, module by module. */
const asked = new Set(
  sources.flatMap(({ text }) => [...text.matchAll(/'@\/home\/([\w-]+)'/g)].map(([, name]) => name)),
);

describe('the two homes of the records', () => {
  it('are asked for modules at all', () => {
    expect(asked.size).toBeGreaterThan(5);
  });

  it.each([...asked])('both have %s, with the same exports', (name) => {
    const [browser, database] = ['browser', 'database'].map((home) =>
      modulesOf(home).find(({ path }) => path === `homes/${home}/${name}.ts`),
    );
    const wanted = namesOf(browser?.text ?? '');
    expect(wanted.length).toBeGreaterThan(0);
    expect(namesOf(database?.text ?? '')).toEqual(expect.arrayContaining(wanted));
  });

  it('know nothing of each other: the one that is not chosen stays out of the bundle', () => {
    const crossing = [
      ...modulesOf('database').flatMap(({ imports }) =>
        // a browser's note of an order that is under way is no record of the other home
        imports.filter((to) => /^(records|homes\/browser)\/(?!order-ticket$)/.test(to)),
      ),
      ...modulesOf('browser').flatMap(({ imports }) =>
        imports.filter((to) => /^(backend|homes\/database)\//.test(to)),
      ),
    ];
    expect(crossing).toEqual([]);
  });

  it('are named by the build alone', () => {
    const wrong = sources.filter(
      ({ path, imports }) =>
        !path.startsWith('homes/') && imports.some((to) => to.startsWith('homes/database/')),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['browser', /^homes\/database\//],
    [
      'database',
      /^(homes\/browser\/|records\/(orders|coupons|reviews|users|subscribers|page-texts|redemption)$)/,
    ],
  ])('a store with the %s as home reaches nothing of the other one', (home, foreign) => {
    const reached = new Set<string>();
    const visit = (path: string) => {
      const source = sources.find((one) => [path, `${path}.ts`, `${path}.tsx`].includes(one.path));
      if (!source || reached.has(source.path)) return;
      reached.add(source.path);
      for (const to of source.imports)
        visit(source.path.startsWith('homes/') ? to : to.replace(/^homes\/browser\//, `homes/${home}/`));
    };
    visit('main');
    for (const { path } of sources) if (path.startsWith('pages/')) visit(path);
    expect(reached.size).toBeGreaterThan(300);
    const wrong = [...reached].filter((path) => foreign.test(path.replace(/\.tsx?$/, '')));
    expect(wrong).toEqual([]);
  });
});
