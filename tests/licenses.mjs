// `npm run licenses`: what the store ships with, and under which licences. Fails on one that nobody has looked at.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const readJson = (...path) => JSON.parse(readFileSync(resolve(root, ...path), 'utf8'));

/** Licences that allow selling what is built with them, as long as their text is kept. */
const ACCEPTED = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1', // fonts
]);

/** `(MIT OR GPL-2.0)` is fine by its first half, `MIT AND ISC` only when both are. */
const isAccepted = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ACCEPTED.has(part)));

const licenceOf = (path, entry) => {
  if (entry.license) return entry.license;
  const { license } = readJson(path, 'package.json');
  return typeof license === 'string' ? license : (license?.type ?? 'none named');
};

const { packages } = readJson('package-lock.json');
const rows = Object.entries(packages)
  .filter(([path, entry]) => path !== '' && !entry.dev && !entry.devOptional && !entry.link)
  .map(([path, entry]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: entry.version,
    licence: licenceOf(path, entry),
  }))
  .sort((a, b) => a.name.localeCompare(b.name));

const width = (key) => Math.max(...rows.map((row) => row[key].length)) + 2;
const [nameWidth, versionWidth] = [width('name'), width('version')];
for (const { name, version, licence } of rows)
  console.log(
    `${name.padEnd(nameWidth)}${version.padEnd(versionWidth)}${licence}${isAccepted(licence) ? '' : '   ✗'}`,
  );

const counts = new Map();
for (const { licence } of rows) counts.set(licence, (counts.get(licence) ?? 0) + 1);
console.log(
  `\n${rows.length} packages: ${[...counts].map(([licence, count]) => `${count} ${licence}`).join(', ')}`,
);

const refused = rows.filter(({ licence }) => !isAccepted(licence));
if (refused.length > 0) {
  console.error(`${refused.length} with a licence that is not in the list of tests/licenses.mjs.`);
  process.exit(1);
}
