import { isDay } from '#domain/kernel/time/day.ts';

export const BOOK_PARTS = ['vouchers', 'sums', 'bank', 'months', 'declarations', 'files'] as const;
export type BookPart = (typeof BOOK_PARTS)[number];

export interface BooksUrl {
  readonly part: BookPart;
  /** Page number, from 1. */
  readonly page: number;
  /** The open month of the employer's declaration: its first ISO day. */
  readonly month?: string | undefined;
}

/** Reads the open part from the address; an unknown value counts as missing. */
export function readBooksUrl(params: URLSearchParams): BooksUrl {
  const page = Number(params.get('page'));
  const month = params.get('month') ?? '';
  return {
    part: BOOK_PARTS.find((part) => part === params.get('part')) ?? 'vouchers',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    ...(isDay(month) && { month }),
  };
}

/** The address of a part, without default values. */
export function booksHref({ part, page, month }: BooksUrl): string {
  const params = new URLSearchParams();
  if (part !== 'vouchers') params.set('part', part);
  if (month) params.set('month', month);
  if (page > 1) params.set('page', String(page));
  return `/AdminBooks${params.size > 0 ? `?${params}` : ''}`;
}
