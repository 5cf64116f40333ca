import { leavesOvertimeUnpaid } from '#domain/deal/terms/fee.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { isAsWork } from './earnings.ts';
import type { Work } from './work.ts';

/**
 * Minutes of work beyond the agreed length of the days, if the terms give no pay for these minutes; shown to both
 * sides.
 */
export function unpaidMinutes(terms: Pick<Terms, 'fee' | 'additions'>, { days }: Pick<Work, 'days'>): number {
  if (!leavesOvertimeUnpaid(terms)) return 0;
  return days
    .filter(({ kind }) => isAsWork(terms, kind))
    .reduce((sum, { minutes }) => sum + Math.max(0, (minutes ?? 0) - terms.fee.hours_per_day * 60), 0);
}
