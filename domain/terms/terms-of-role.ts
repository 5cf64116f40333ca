import type { Ore } from '../money/ore.ts';
import { NO_CANCELLATION } from './cancellation.ts';
import { inOrderOfDays, type KindSpan } from './days.ts';
import { NO_ADDITIONS } from './fee.ts';
import { NO_SYNTHETIC_USES } from './rights.ts';
import { TERMS_VERSION, type Terms } from './terms.ts';
import { dayFee, usageLines } from './terms-v1.ts';

/** What the terms of a role are taken from: its own fields and its project's. */
export interface TermsSource {
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
  readonly day_fee_ore: Ore | null;
}

/** The terms of a role as they are written now. */
export function termsOf(project: TermsSource, role: TermsRole): Terms {
  return {
    version: TERMS_VERSION,
    role_title: role.title,
    headcount: role.headcount,
    municipality_id: project.municipality_id,
    place: project.place,
    days: inOrderOfDays(project.dates).map(({ kind, starts_on, ends_on }) => ({
      ...{ kind, starts_on, ends_on },
      ...{ call_time: null, end_time: null },
    })),
    fee: dayFee(role.day_fee_ore),
    additions: NO_ADDITIONS,
    rights: usageLines(project),
    synthetic: NO_SYNTHETIC_USES,
    cancellation: NO_CANCELLATION,
    content: [],
    content_note: '',
  };
}
