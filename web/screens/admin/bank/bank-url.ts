import { ENTRY_STANDINGS, type EntryStanding } from '#domain/money/bank/bank-entry.ts';

export interface BankUrl {
  readonly standing: EntryStanding;
  /** Page number, from 1. */
  readonly page: number;
}

/** Reads the filter from the address; an unknown value counts as missing. */
export function readBankUrl(params: URLSearchParams): BankUrl {
  const page = Number(params.get('page'));
  return {
    standing: ENTRY_STANDINGS.find((standing) => standing === params.get('standing')) ?? 'waiting',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a filter, without default values. */
export function bankHref({ standing, page }: BankUrl): string {
  const params = new URLSearchParams();
  if (standing !== 'waiting') params.set('standing', standing);
  if (page > 1) params.set('page', String(page));
  return `/AdminBank${params.size > 0 ? `?${params}` : ''}`;
}
