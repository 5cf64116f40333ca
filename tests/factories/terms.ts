import type { z } from 'zod';
import type { writtenTerms } from '#contract/deal/terms.ts';
import { NO_CANCELLATION } from '#domain/deal/terms/cancellation.ts';
import type { DayKind, TermsSpan } from '#domain/deal/terms/days.ts';
import { NO_ADDITIONS } from '#domain/deal/terms/fee.ts';
import { NO_SYNTHETIC_USES } from '#domain/deal/terms/rights.ts';
import { TERMS_VERSION, type Terms } from '#domain/deal/terms/terms.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { BLANK_TERMS, type WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { type Ore, ore } from '#domain/kernel/money/ore.ts';

/** The terms in a request, for tests that insert requests. */
export function someTerms(given: Partial<Terms> = {}): Terms {
  return {
    version: TERMS_VERSION,
    role_title: 'Ryttare',
    headcount: 1,
    municipality_id: '1480',
    place: '',
    days: [],
    fee: dayFee(ore(450_000)),
    additions: NO_ADDITIONS,
    rights: [],
    synthetic: NO_SYNTHETIC_USES,
    cancellation: NO_CANCELLATION,
    content: [],
    content_note: '',
    ...given,
  };
}

/** `someTerms` as JSON, for an SQL statement. */
export function termsJson(given: Partial<Terms> = {}): string {
  return JSON.stringify(someTerms(given));
}

/** A span of days in terms, without hours. */
export const aSpan = (starts_on: string, ends_on = starts_on, kind: DayKind = 'work'): TermsSpan => ({
  kind,
  starts_on,
  ends_on,
  call_time: null,
  end_time: null,
});

/**
 * The terms of a role with a fee per day and nothing else, as the form sends them: hours are not decided, and nothing
 * is shown.
 */
export function termsFor(amount_ore: Ore | null) {
  const terms: WrittenTerms = { ...BLANK_TERMS, hours: 'undecided', rights: [], fee: dayFee(amount_ore) };
  return terms as z.input<typeof writtenTerms>;
}
