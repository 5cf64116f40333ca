import { isDay } from '#domain/kernel/time/day.ts';
import { EXPORT_KINDS, type ExportKind } from '#domain/money/ledger/export-kinds.ts';

export const BOOK_PARTS = [
  'vouchers',
  'corrections',
  'sums',
  'bank',
  'months',
  'declarations',
  'sellers',
  'files',
] as const;
export type BookPart = (typeof BOOK_PARTS)[number];

export interface BooksUrl {
  readonly part: BookPart;
  /** Page number, from 1. */
  readonly page: number;
  /** The open month of the books or of the employer's declaration, or the period of a file: any ISO day of it. */
  readonly month?: string | undefined;
  /** The file to take out. */
  readonly file?: ExportKind | undefined;
}

/** Reads the open part from the address; an unknown value counts as missing. */
export function readBooksUrl(params: URLSearchParams): BooksUrl {
  const page = Number(params.get('page'));
  const month = params.get('month') ?? '';
  const file = EXPORT_KINDS.find((kind) => kind === params.get('file'));
  return {
    part: BOOK_PARTS.find((part) => part === params.get('part')) ?? 'vouchers',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    ...(isDay(month) && { month }),
    ...(file && { file }),
  };
}

/** The address of a part, without default values. */
export function booksHref({ part, page, month, file }: BooksUrl): string {
  const params = new URLSearchParams();
  if (part !== 'vouchers') params.set('part', part);
  if (month) params.set('month', month);
  if (file) params.set('file', file);
  if (page > 1) params.set('page', String(page));
  return `/AdminBooks${params.size > 0 ? `?${params}` : ''}`;
}
