import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkPictures } from '../../src/build/link-pictures';
import { paper } from '@/lib/brand';

/** Twice as wide as high: red on the left, blue on the right, and nothing in a corner of its own. */
const FLAG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">' +
  '<path fill="#f00" d="M0 0h10v10H0z"/><path fill="#00f" d="M10 1h10v9H10z"/></svg>';

const origin = 'https://shop.test';
let asked: string[] = [];
const elsewhere = createServer(({ url = '' }, response) => {
  asked.push(url);
  response.writeHead(url === '/none.svg' ? 404 : 200).end(url === '/page.svg' ? '<!doctype html>' : FLAG);
});
let folder: string;
let host: string;
let warnings: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inkpatch-public-'));
  mkdirSync(join(folder, 'public/clip art'), { recursive: true });
  writeFileSync(join(folder, 'public/clip art/flag.svg'), FLAG);
  writeFileSync(join(folder, 'private.svg'), FLAG);
  await new Promise<void>((listening) => void elsewhere.listen(0, '127.0.0.1', listening));
  host = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  warnings = [];
});
afterAll(() => {
  elsewhere.close();
  rmSync(folder, { recursive: true });
});

const draw = (...addresses: string[]) =>
  linkPictures(addresses, { origin, publicFolder: join(folder, 'public') }, (text) => warnings.push(text));

describe('the bitmaps of drawings', () => {
  it('hold the whole drawing, as wide as it is, in the middle of the page’s own colour', async () => {
    const [png] = (await draw('/clip%20art/flag.svg')).values();
    expect(png?.subarray(1, 4).toString()).toBe('PNG');
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const colourAt = (x: number, y: number) =>
      `#${data.subarray((y * 1200 + x) * 3, (y * 1200 + x + 1) * 3).toString('hex')}`;
    const [red, blue] = ['#ff0000', '#0000ff'];
    expect([colourAt(52, 42), colourAt(598, 588), colourAt(602, 588), colourAt(1148, 588)]).toEqual([
      red,
      red,
      blue,
      blue,
    ]);
    expect([colourAt(48, 42), colourAt(52, 38), colourAt(598, 592), colourAt(1148, 42)]).toEqual(
      Array(4).fill(paper.light),
    );
  });

  it('are made of files of the store, of data, and of what other hosts answer, each once', async () => {
    const data = `data:image/svg+xml,${encodeURIComponent(FLAG)}`;
    const addresses = ['/clip%20art/flag.svg', `${origin}/clip%20art/flag.svg`, data, `${host}/a.svg`];
    const pictures = await draw(...addresses, `${host}/a.svg`, data);
    expect(warnings).toEqual([]);
    expect([...pictures.keys()].sort()).toEqual([...addresses].sort());
    expect(new Set([...pictures.values()].map((png) => png.toString('hex'))).size).toBe(1);
    expect(asked).toEqual(['/a.svg']);
  });

  it('leave out what is not there, is no drawing, or lies outside of the store’s folder', async () => {
    const missing = [
      '/none.svg',
      `${host}/none.svg`,
      `${host}/page.svg`,
      '/..%2fprivate.svg',
      'ftp://x/a.svg',
    ];
    expect((await draw(...missing)).size).toBe(0);
    expect(warnings).toEqual([expect.stringContaining('could not be drawn: 5, the first is ')]);
  });

  it('say which could not be drawn, and why', async () => {
    const [drawn] = (await draw(`${host}/none.svg`, `${host}/a.svg`)).keys();
    expect(drawn).toBe(`${host}/a.svg`);
    expect(warnings).toEqual([
      expect.stringContaining(`1, the first is ${host}/none.svg: Error: it answered 404`),
    ]);
  });
});
