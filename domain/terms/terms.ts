import { NO_ORE, type Ore } from '../money/ore.ts';
import { countDays } from '../time/day.ts';

/** The kinds of days there are; travel and fitting are days too. */
export const DAY_KINDS = ['work', 'fitting', 'rehearsal', 'travel'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** Days from one to another, both counted, ISO. */
export interface TermsSpan {
  readonly kind: DayKind;
  readonly starts_on: string;
  readonly ends_on: string;
}

/**
 * Everything that a request promises, frozen into it when it is sent. The request, the booking and whatever follows are
 * read from here, so that nobody's yes comes to mean something else (product, promise 3).
 */
export interface Terms {
  readonly role_title: string;
  /** How many people are sought for the role. */
  readonly headcount: number;
  /** Fee per person and day, in öre. */
  readonly day_fee_ore: Ore;
  readonly municipality_id: string | null;
  /** Where, in words. */
  readonly place: string;
  /** In the order of days. */
  readonly days: readonly TermsSpan[];
  /** Where the material may be shown, for how many months; none means that no use has been agreed. */
  readonly usage_media: readonly string[];
  readonly usage_territory: string | null;
  readonly usage_months: number | null;
}

/** What the terms of a role are taken from: its own fields and its project's. */
export interface TermsSource {
  readonly municipality_id: string | null;
  readonly place: string;
  readonly dates: readonly TermsSpan[];
  readonly usage_media: readonly string[];
  readonly usage_territory: string | null;
  readonly usage_months: number | null;
}

export interface TermsRole {
  readonly title: string;
  readonly headcount: number;
  readonly day_fee_ore: Ore | null;
}

/** The terms of a role as they are written now. A role without a fee cannot be asked for, so none counts as 0 öre. */
export function termsOf(project: TermsSource, role: TermsRole): Terms {
  const { municipality_id, place, usage_media, usage_territory, usage_months } = project;
  return {
    role_title: role.title,
    headcount: role.headcount,
    day_fee_ore: role.day_fee_ore ?? NO_ORE,
    municipality_id,
    place,
    days: project.dates
      .map(({ kind, starts_on, ends_on }) => ({ kind, starts_on, ends_on }))
      .sort((a, b) => (a.starts_on < b.starts_on ? -1 : 1)),
    usage_media: [...usage_media].sort(),
    usage_territory,
    usage_months,
  };
}

/** True when two terms promise the same. */
export function areSameTerms(one: Terms, other: Terms): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

// The database gives the fields of a JSON value in an order of its own.
const inOrder = (terms: Terms) => termsOf({ ...terms, dates: terms.days }, { ...terms, title: terms.role_title });

/** First and last day, ISO; null where no days are written. */
export function spanOfTerms({ days }: Pick<Terms, 'days'>): { first_day: string | null; last_day: string | null } {
  const last = days.map(({ ends_on }) => ends_on).sort();
  return { first_day: days.map(({ starts_on }) => starts_on).sort()[0] ?? null, last_day: last.at(-1) ?? null };
}

/** How many days the terms are for, every kind counted. */
export function dayCountOf({ days }: Pick<Terms, 'days'>): number {
  return countDays(days);
}
