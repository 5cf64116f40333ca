import { isDay } from '#domain/kernel/time/day.ts';

/** How long somebody may regret that they asked for their account to be deleted. */
export const REGRET_DAYS = 7;

/** What has to be over before an account can be deleted: somebody else relies on it. */
export const HINDRANCES = ['bookings', 'reports', 'payouts', 'agreements', 'last_owner'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** What stays detached when a person is deleted, because a law has it kept. */
export const KEPT_PARTS = ['books', 'agreements'] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

/** Years after the end of the calendar year for what the books stand on (7 kap. 2 § bokföringslagen). */
export const BOOKS_YEARS = 7;
/** Years after the last day of a right, as long as somebody can claim something of the agreement (preskriptionslagen). */
export const AGREEMENT_YEARS = 10;

/** What is counted before an account is deleted. */
export interface Dealings {
  /** Bookings that wait or are to be done. */
  readonly bookings: number;
  /** Work, and days that were called off, of which nobody knows yet what is owed. */
  readonly reports: number;
  /** Payouts that have not arrived. */
  readonly payouts: number;
  /** Agreements that wait for somebody to sign. */
  readonly agreements: number;
  /** 1 for the only owner of a company that somebody else still needs. */
  readonly last_owner: number;
}

/** What stands in the way, each with how many, in the order in which it is to be dealt with. */
export function hindrancesOf(dealings: Dealings): { code: Hindrance; count: number }[] {
  return HINDRANCES.flatMap((code) => (dealings[code] > 0 ? [{ code, count: dealings[code] }] : []));
}

export interface KeptFacts {
  /** The last year (Swedish) in which something was written in the books for the person; null for never. */
  readonly last_books_year: number | null;
  /** The later of the last signature and the last day of the last right, ISO; null without a signed agreement. */
  readonly last_agreement_day: string | null;
  /** Whether a right that was signed has no last day. */
  readonly has_endless_right: boolean;
}

/** Which parts of the law have something kept of the person. */
export function keptParts({ last_books_year, last_agreement_day }: KeptFacts): KeptPart[] {
  return [
    ...(last_books_year === null ? [] : ['books' as const]),
    ...(last_agreement_day === null ? [] : ['agreements' as const]),
  ];
}

/** The same day so many years later; of 29 February the day after, where there is none. */
function yearsLater(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isDay(later) ? later : `${later.slice(0, 4)}-03-01`;
}

/**
 * The last ISO day on which the name behind vouchers and agreements is kept: the later of what the books and the
 * agreements need. Null where a right has no end, and with it the agreement; and where nothing is kept at all.
 */
export function keptUntil({ last_books_year, last_agreement_day, has_endless_right }: KeptFacts): string | null {
  if (has_endless_right) return null;
  const days = [
    ...(last_books_year === null ? [] : [`${last_books_year + BOOKS_YEARS}-12-31`]),
    ...(last_agreement_day === null ? [] : [yearsLater(last_agreement_day, AGREEMENT_YEARS)]),
  ];
  return days.sort().at(-1) ?? null;
}
