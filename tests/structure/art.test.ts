import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources';

const folder = join(root, 'public/clipart');
const pictures = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));
const KIB = 1024;

describe('the clipart', () => {
  it('is at least 48 pictures', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(48);
  });

  it('is small: half of the files below 6 KiB, none above 30', () => {
    const sizes = pictures.map(({ text }) => Buffer.byteLength(text)).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(6 * KIB);
    expect(sizes.at(-1)).toBeLessThan(30 * KIB);
  });

  it.each(pictures)(
    '$name is drawn: no script, no handler, no picture or address from outside',
    ({ text }) => {
      expect(text).toMatch(/^<svg [^>]*viewBox="0 0 640 640"/);
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
