import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'medverka-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each line as its number with its values, or with the sentence about its fault. */
async function read(name: string, bytes: string | Buffer) {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return (await Array.fromAsync(readLines(file))).map((line) => [line.number, 'told' in line ? line.told : line.words]);
}

test.each([
  ['semicolons, and commas in its cells', 'id;sizes\na;shoe:38,5', { id: 'a', sizes: [{ id: 'shoe', value: 38.5 }] }],
  ['commas, and semicolons in its cells', 'id,bio\na,rider; dansar', { id: 'a', bio: 'rider; dansar' }],
  ['tabs', 'id\tbio\na\trider, dansar', { id: 'a', bio: 'rider, dansar' }],
  ['a byte order mark and CRLF', '\ufeffid;bio\r\na;rider\r\n', { id: 'a', bio: 'rider' }],
  ['CR alone', 'id;bio\ra;rider\r', { id: 'a', bio: 'rider' }],
  ['letters that are lines to some', 'id;bio\na;en\u2028rad', { id: 'a', bio: 'en\u2028rad' }],
])('a file with %s is read', async (_name, text, told) => {
  expect(await read('a.csv', text)).toEqual([[2, told]]);
});

test('a line that names the separator is not the heading, and blank lines are counted and skipped', async () => {
  expect(await read('a.csv', 'sep=,\n\nid,bio\n\na,b;c\n')).toEqual([[5, { id: 'a', bio: 'b;c' }]]);
});

test('a stray quote does not swallow the lines after it', async () => {
  const lines = [
    'id;bio',
    'a;Kallas "Citte" av alla',
    'b;"Citte" kallas hon',
    'c;"två',
    'rader"',
    'd;"öppet',
    'e;sist',
  ];
  expect(await read('a.csv', lines.join('\r\n'))).toEqual([
    [2, { id: 'a', bio: 'Kallas "Citte" av alla' }],
    [3, { id: 'b', bio: '"Citte" kallas hon' }],
    [4, { id: 'c', bio: 'två\nrader' }],
    [6, { id: 'd', bio: '"öppet' }],
    [7, { id: 'e', bio: 'sist' }],
  ]);
  // A quote that happens to be closed some lines later must not join these lines into one record.
  const closed = ['id;bio', 'a;"öppet', 'b;rad', 'c"', 'd;sist'];
  expect((await read('a.csv', closed.join('\n'))).map(([number]) => number)).toEqual([2, 5]);
  const swallowed = ['id;x;bio', 'a;"öppet;1', 'b;2";3;4', 'd;5;sist'];
  expect((await read('a.csv', swallowed.join('\n'))).map(([number]) => number)).toEqual([2, 3, 4]);
});

test('a line with a wrong number of cells is reported with its number', async () => {
  const words = 'Raden har 3 celler, men den första raden 2.';
  expect(await read('a.csv', 'id;bio\na;b;c\nd;e')).toEqual([
    [2, words],
    [3, { id: 'd', bio: 'e' }],
  ]);
});

test('a file that is not UTF-8 is refused as a whole, with its encoding named', async () => {
  const cp1252 = Buffer.from('id;bio\na;rider\nb;F\xf6dd i Ume\xe5', 'latin1');
  for (const name of ['a.csv', 'a.jsonl'])
    expect(await read(name, cp1252)).toEqual([[1, expect.stringContaining('inte i UTF-8')]]);
  const utf16 = Buffer.from('\ufeffid;bio\na;b', 'utf16le');
  for (const bytes of [utf16, Buffer.from(utf16).swap16()])
    expect(await read('a.csv', bytes)).toEqual([[1, expect.stringContaining('UTF-16')]]);
});
