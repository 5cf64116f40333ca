import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { debitAndCredit, fileContentText, lineHref, sinceJanuary, wholeMonth } from './books.view.ts';
import { booksHref, readBooksUrl } from './books-url.ts';

test.each([
  '',
  '?part=months',
  '?part=files&page=3',
  '?part=declarations&month=2026-11-01',
  '?part=files&month=2026-11-01&file=vat_file',
])('the address of the books with %j reads and writes back unchanged', (search) => {
  expect(booksHref(readBooksUrl(new URLSearchParams(search)))).toBe(`/AdminBooks${search}`);
});

test('unknown values in the address of the books give the defaults', () => {
  expect(readBooksUrl(new URLSearchParams('part=x&page=-2&month=november&file=x'))).toEqual({
    part: 'vouchers',
    page: 1,
  });
});

test('an amount of the books is in the debit or the credit column', () => {
  expect(debitAndCredit(ore(1_250_050))).toEqual({ debit: '12\u00a0500,50', credit: '' });
  expect(debitAndCredit(ore(-300_000))).toEqual({ debit: '', credit: '3\u00a0000,00' });
});

test('the default period begins on 1 January', () => {
  expect(sinceJanuary('2026-11-21')).toEqual({ from: '2026-01-01', to: '2026-11-21' });
});

test.each([
  [1, 0, '1 individuppgift'],
  [12, 0, '12 individuppgifter'],
  [0, 2, '0 individuppgifter, 2 borttag'],
])('a file of %i statements and %i removals is called %s', (statement_count, removed_count, words) => {
  expect(fileContentText({ statement_count, removed_count })).toBe(words);
});

test('each line of a month leads to where it is finished', () => {
  expect(lineHref({ code: 'bank', left: 'entries_unsettled' }, '2026-11-01')).toBe('/AdminBank');
  expect(lineHref({ code: 'bank', left: 'statement_gap' }, '2026-11-01')).toBe('/AdminBooks?part=bank');
  expect(lineHref({ code: 'vat', left: 'vat_missing' }, '2026-11-01')).toBe(
    '/AdminBooks?part=files&month=2026-11-01&file=vat_file',
  );
  expect(wholeMonth('2026-02-10')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});
