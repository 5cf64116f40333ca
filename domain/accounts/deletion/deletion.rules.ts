import { isDay } from '#domain/kernel/time/day.ts';

/** Days in which a person may take back the deletion of their account. */
export const REGRET_DAYS = 7;

/** Unfinished matters that prevent the deletion of an account, because another person relies on them. */
export const HINDRANCES = ['bookings', 'reports', 'payouts', 'agreements', 'last_owner'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** Data that is kept after the account is deleted: the books, and signed agreements. */
export const KEPT_PARTS = ['books', 'agreements'] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

/** Years for which accounting records are kept, from the end of their calendar year (7 kap. 2 § bokföringslagen). */
export const BOOKS_YEARS = 7;
/** Years after the last day of a right in which claims from the agreement can be made (preskriptionslagen). */
export const AGREEMENT_YEARS = 10;

/** Numbers of unfinished matters of a person who wants to delete the account. */
export interface Dealings {
  /** Bookings that wait for clearance or are confirmed. */
  readonly bookings: number;
  /** Work, and cancelled days, on whose pay there is no decision yet. */
  readonly reports: number;
  /** Payouts that are not paid yet. */
  readonly payouts: number;
  /** Agreements that are drafts or wait for a signature. */
  readonly agreements: number;
  /** 1 for the only owner of a company; otherwise 0. */
  readonly last_owner: number;
}

/** The hindrances with their numbers, in the order in which the person should deal with them. */
export function hindrancesOf(dealings: Dealings): { code: Hindrance; count: number }[] {
  return HINDRANCES.flatMap((code) => (dealings[code] > 0 ? [{ code, count: dealings[code] }] : []));
}

export interface KeptFacts {
  /** The last calendar year, in Swedish time, with an entry in the books for the person; null for none. */
  readonly last_books_year: number | null;
  /** The later of the last signature and the last day of the last right, ISO; null without a signed agreement. */
  readonly last_agreement_day: string | null;
  /** True if a signed right has no last day. */
  readonly has_endless_right: boolean;
}

/** The parts of the person's data that must be kept. */
export function keptParts({ last_books_year, last_agreement_day }: KeptFacts): KeptPart[] {
  return [
    ...(last_books_year === null ? [] : ['books' as const]),
    ...(last_agreement_day === null ? [] : ['agreements' as const]),
  ];
}

/** The same day some years later; 1 March for a 29 February that does not exist. */
function yearsLater(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isDay(later) ? later : `${later.slice(0, 4)}-03-01`;
}

/**
 * The last ISO day on which the name behind vouchers and agreements is kept: the later of the days that the books and
 * the agreements need. Null if a signed right has no last day (the name is then kept for ever), or if nothing is kept.
 */
export function keptUntil({ last_books_year, last_agreement_day, has_endless_right }: KeptFacts): string | null {
  if (has_endless_right) return null;
  const days = [
    ...(last_books_year === null ? [] : [`${last_books_year + BOOKS_YEARS}-12-31`]),
    ...(last_agreement_day === null ? [] : [yearsLater(last_agreement_day, AGREEMENT_YEARS)]),
  ];
  return days.sort().at(-1) ?? null;
}
