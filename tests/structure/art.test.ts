import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources';

const picturesIn = (folder: string, viewBox: string) =>
  readdirSync(join(root, folder)).map((name) => ({
    name,
    viewBox,
    text: readFileSync(join(root, folder, name), 'utf8'),
  }));
const clipart = picturesIn('public/clipart', '0 0 640 640');
/** What stands where things would be: src/ui/spot-picture.tsx. */
const spots = picturesIn('public/art', '0 0 320 240');
const pictures = [...clipart, ...spots];
const KIB = 1024;

describe('the spot pictures', () => {
  it('are the ones that the code names', () => {
    const code = readFileSync(join(root, 'src/ui/spot-picture.tsx'), 'utf8');
    const union = /export type Spot =([^;]*);/.exec(code)?.[1] ?? '';
    const named = [...union.matchAll(/'([^']+)'/g)].map(([, name]) => `${name}.svg`);
    expect(spots.map(({ name }) => name).sort()).toEqual(named.sort());
  });

  it.each(spots)('$name is smaller than 4 KiB', ({ text }) => {
    expect(Buffer.byteLength(text)).toBeLessThan(4 * KIB);
  });
});

describe('the clipart', () => {
  it('is at least 48 pictures', () => {
    expect(clipart.length).toBeGreaterThanOrEqual(48);
  });

  it('is small: half of the files below 6 KiB, none above 30', () => {
    const sizes = clipart.map(({ text }) => Buffer.byteLength(text)).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(6 * KIB);
    expect(sizes.at(-1)).toBeLessThan(30 * KIB);
  });
});

describe('every picture', () => {
  it.each(pictures)(
    '$name is drawn: no script, no handler, no picture or address from outside',
    ({ text, viewBox }) => {
      expect(/^<svg [^>]*viewBox="([^"]*)"/.exec(text)?.[1]).toBe(viewBox);
      expect(text).not.toMatch(/<(script|foreignObject|image|style|text)\b/i);
      expect(text).not.toMatch(/\son\w+=/i);
      const addresses = [...text.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
      expect(addresses.filter((address) => !address?.startsWith('#'))).toEqual([]);
      expect(
        text.replace('http://www.w3.org/2000/svg', '').replace('http://www.w3.org/1999/xlink', ''),
      ).not.toMatch(/https?:|data:/);
    },
  );

  it.each(pictures)('$name refers only to what it holds', ({ text }) => {
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const references = [...text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(references.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('shares no id between pictures: two may stand on one page', () => {
    const ids = pictures.flatMap(({ text }) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
