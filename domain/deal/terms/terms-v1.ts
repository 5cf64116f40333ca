import type { Ore } from '#domain/kernel/money/ore.ts';
import { NO_CANCELLATION } from './cancellation.ts';
import { type DayKind, inOrderOfDays, type KindSpan } from './days.ts';
import { ALL_AS_WORK, type Fee, FULL_DAY_HOURS, NO_ADDITIONS } from './fee.ts';
import { isUsageUnsaid } from './made-to-show.ts';
import { NO_RIGHT, NO_SYNTHETIC_USES, type RightsLine } from './rights.ts';
import { TERMS_VERSION, type Terms } from './terms.ts';

/** Terms as they were frozen before they had a version: a fee by the day and one use of the material. */
export interface TermsV1 {
  readonly role_title: string;
  readonly headcount: number;
  readonly day_fee_ore: Ore;
  readonly municipality_id: string | null;
  readonly place: string;
  readonly days: readonly (KindSpan & { readonly kind: Exclude<DayKind, 'reserve'> })[];
  readonly usage_media: readonly string[];
  readonly usage_territory: string | null;
  readonly usage_months: number | null;
}

/** A fee by the day. Unpaid work is always explicit: 0 öre is unpaid. */
export function dayFee(amount_ore: Ore | null): Fee {
  const isUnpaid = amount_ore === 0;
  return {
    basis: isUnpaid ? 'unpaid' : 'day',
    amount_ore: isUnpaid ? null : amount_ore,
    hours_per_day: FULL_DAY_HOURS,
    minimum_hours: 0,
    of_kind: ALL_AS_WORK,
    included: '',
  };
}

/** A use of the material that the fee covers, from its first showing on; no line if no use is stated. */
export function usageLines(
  usage: Pick<TermsV1, 'usage_media' | 'usage_territory' | 'usage_months'>,
): readonly RightsLine[] {
  const { usage_media, usage_territory, usage_months } = usage;
  if (isUsageUnsaid(usage)) return [];
  return [
    {
      ...NO_RIGHT,
      media: [...usage_media].sort(),
      territory: usage_territory,
      months: usage_months,
    },
  ];
}

/** Converts terms of the first version to the present one. Nothing is added: an unstated term stays unstated. */
export function upgradeTerms(old: TermsV1): Terms {
  return {
    version: TERMS_VERSION,
    role_title: old.role_title,
    headcount: old.headcount,
    municipality_id: old.municipality_id,
    place: old.place,
    days: inOrderOfDays(old.days).map(({ kind, starts_on, ends_on }) => ({
      kind,
      starts_on,
      ends_on,
      call_time: null,
      end_time: null,
    })),
    fee: dayFee(old.day_fee_ore),
    additions: NO_ADDITIONS,
    rights: usageLines(old),
    synthetic: NO_SYNTHETIC_USES,
    cancellation: NO_CANCELLATION,
    content: [],
    content_note: '',
  };
}
