import { ore } from '#domain/money/ore.ts';
import type { Terms } from '#domain/terms/terms.ts';

/** The terms of a request for tests that write requests as rows. */
export function someTerms(given: Partial<Terms> = {}): Terms {
  return {
    role_title: 'Ryttare',
    headcount: 1,
    day_fee_ore: ore(450_000),
    municipality_id: '1480',
    place: '',
    days: [],
    usage_media: [],
    usage_territory: null,
    usage_months: null,
    ...given,
  };
}

/** The same as JSON, to be put into a statement. */
export function termsJson(given: Partial<Terms> = {}): string {
  return JSON.stringify(someTerms(given));
}
