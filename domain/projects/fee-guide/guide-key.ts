import type { KindSpan } from '#domain/deal/terms/days.ts';
import { type FeeBasis, isByDays, isFeeWritten } from '#domain/deal/terms/fee.ts';
import { daysOf, type WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { countDays } from '#domain/kernel/time/day.ts';

/** Fees with an amount. */
export const PAID_BASES = ['day', 'half_day', 'hour', 'whole'] as const satisfies readonly FeeBasis[];
export type PaidBasis = (typeof PAID_BASES)[number];

/** Upper ends of the groups of similar hours. */
const ENDS = [4, 8, 10, 16, 40] as const;
/** The hours that a fee covers: of a day, or of all days for a fee for all of the work. A fee by the hour is 'any'. */
export const HOURS_COVERED = ['any', 'to_4', 'to_8', 'to_10', 'to_16', 'to_40', 'more'] as const;
type HoursCovered = (typeof HOURS_COVERED)[number];

/** The kind of fee of a role, and the hours that it covers. */
interface FeeKind {
  readonly basis: PaidBasis;
  readonly hours: HoursCovered;
}

/** Roles with the same key are similar. */
export interface GuideKey extends FeeKind {
  /** The trade: an id of the vocabulary. */
  readonly category: string;
}

/** The parts of a role that say to which others it is similar. */
export interface Comparable {
  readonly terms: Pick<WrittenTerms, 'fee' | 'days' | 'hours'>;
  readonly wishes: readonly Wish[];
  /** The days of the project. */
  readonly dates: readonly KindSpan[];
}

/** The one trade that a role asks for; null if it asks for none, or for several. */
function tradeOf(wishes: readonly Wish[]): string | null {
  const conditions = wishes.filter(({ demand }) => demand !== 'not').flatMap(({ any }) => any);
  const trades = new Set(conditions.flatMap((one) => (one.kind === 'category' ? [one.id] : [])));
  const [trade] = trades;
  return trades.size === 1 && trade !== undefined ? trade : null;
}

function hoursCovered({ terms, dates }: Comparable): HoursCovered {
  const { fee } = terms;
  if (fee.basis === 'hour') return 'any';
  const work = daysOf({ dates }, terms).filter(({ kind }) => kind === 'work');
  const hours = fee.hours_per_day * (isByDays(fee.basis) ? 1 : Math.max(1, countDays(work)));
  const end = ENDS.find((most) => hours <= most);
  return end === undefined ? 'more' : `to_${end}`;
}

/** The key of a role, with the trade null unless there is one; null for unpaid work. */
export function guideKeyOf(role: Comparable): (FeeKind & { readonly category: string | null }) | null {
  const basis = PAID_BASES.find((one) => one === role.terms.fee.basis);
  return basis ? { category: tradeOf(role.wishes), basis, hours: hoursCovered(role) } : null;
}

/** The key of a role with one trade and a stated fee; null for other roles. */
export function statedKeyOf(role: Comparable): GuideKey | null {
  const key = isFeeWritten(role.terms.fee) ? guideKeyOf(role) : null;
  return key?.category ? { ...key, category: key.category } : null;
}
