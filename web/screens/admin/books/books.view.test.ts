import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { debitAndCredit, sinceJanuary } from './books.view.ts';
import { booksHref, readBooksUrl } from './books-url.ts';

test.each(['', '?part=months', '?part=files&page=3'])('%j is read and written back', (search) => {
  expect(booksHref(readBooksUrl(new URLSearchParams(search)))).toBe(`/AdminBooks${search}`);
});

test('what is none of ours is what is usual', () => {
  expect(readBooksUrl(new URLSearchParams('part=x&page=-2'))).toEqual({ part: 'vouchers', page: 1 });
});

test('a line stands in one of two columns, as books are read', () => {
  expect(debitAndCredit(ore(1_250_050))).toEqual({ debit: '12\u00a0500,50', credit: '' });
  expect(debitAndCredit(ore(-300_000))).toEqual({ debit: '', credit: '3\u00a0000,00' });
});

test('a period begins with the year', () => {
  expect(sinceJanuary('2026-11-21')).toEqual({ from: '2026-01-01', to: '2026-11-21' });
});
