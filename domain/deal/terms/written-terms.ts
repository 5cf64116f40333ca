import { NO_CANCELLATION } from './cancellation.ts';
import { inOrderOfDays, type KindSpan, type TermsSpan } from './days.ts';
import { NO_ADDITIONS } from './fee.ts';
import { type RoleHours, withHours } from './hours.ts';
import { NO_SYNTHETIC_USES, type RightsLine } from './rights.ts';
import { type RoleTerms, TERMS_VERSION, type Terms } from './terms.ts';
import { dayFee, usageLines } from './terms-v1.ts';

/**
 * The terms of a role while it is edited. `days` null: all days of the project. `rights` null: the project's use of the
 * material. `hours` null: nothing is said about them.
 */
export interface WrittenTerms extends Omit<RoleTerms, 'rights'> {
  readonly days: readonly TermsSpan[] | null;
  readonly rights: readonly RightsLine[] | null;
  readonly hours: RoleHours | null;
}

/** Terms in which nothing is written; the same as the default in the database. */
export const BLANK_TERMS: WrittenTerms = {
  days: null,
  hours: null,
  fee: dayFee(null),
  additions: NO_ADDITIONS,
  rights: null,
  synthetic: NO_SYNTHETIC_USES,
  cancellation: NO_CANCELLATION,
  content: [],
  content_note: '',
};

/** The terms that a project sets for all its roles. */
export interface CommonTerms {
  readonly municipality_id: string | null;
  readonly place: string;
  readonly dates: readonly KindSpan[];
  readonly usage_media: readonly string[];
  readonly usage_territory: string | null;
  readonly usage_months: number | null;
}

export interface TermsRole {
  readonly title: string;
  readonly headcount: number;
  readonly terms: WrittenTerms;
}

/** The current terms of a role, completed by the terms of its project. */
export function termsOf(project: CommonTerms, { title, headcount, terms: written }: TermsRole): Terms {
  const { hours: _, ...terms } = written;
  return {
    ...terms,
    version: TERMS_VERSION,
    role_title: title,
    headcount,
    municipality_id: project.municipality_id,
    place: project.place,
    days: daysOf(project, written),
    rights: terms.rights ?? usageLines(project),
  };
}

/** The days of a role, in order, with its hours: its own days, or all days of its project. */
export function daysOf(project: Pick<CommonTerms, 'dates'>, terms: Pick<WrittenTerms, 'days' | 'hours'>): TermsSpan[] {
  const spans =
    terms.days ??
    project.dates.map(({ kind, starts_on, ends_on }) => ({
      kind,
      starts_on,
      ends_on,
      call_time: null,
      end_time: null,
    }));
  return inOrderOfDays(withHours(spans, terms.hours));
}
