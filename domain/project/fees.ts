import { isOre, NO_ORE, type Ore } from '../money/ore.ts';
import { countDays, type DaySpan, isDay } from '../time/day.ts';

export interface FeeTerms {
  readonly dates: readonly DaySpan[];
  readonly roles: readonly { readonly headcount: number; readonly day_fee_ore: Ore | null }[];
}

const isWritten = ({ starts_on, ends_on }: DaySpan) => isDay(starts_on) && isDay(ends_on) && starts_on <= ends_on;

/**
 * What a project costs in fees, before tax and what is added to them, if every place is filled and everybody works every
 * day. What is half written in a form counts for nothing yet. Null while that leaves nothing to count, and for an amount
 * that no form could be saved with.
 */
export function feesInAll({ dates, roles }: FeeTerms): Ore | null {
  const days = countDays(dates.filter(isWritten));
  const perDay = roles.reduce((sum, { headcount, day_fee_ore }) => {
    return Number.isSafeInteger(headcount) && headcount > 0 ? sum + headcount * (day_fee_ore ?? NO_ORE) : sum;
  }, 0);
  const total = perDay * days;
  return total > 0 && isOre(total) ? total : null;
}
