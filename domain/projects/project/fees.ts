import { earningsOf } from '#domain/deal/price/earnings.ts';
import { sumOf } from '#domain/deal/price/lines.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import type { KindSpan } from '#domain/deal/terms/days.ts';
import { daysOf, type WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { isOre, type Ore } from '#domain/kernel/money/ore.ts';
import { type DaySpan, isDay } from '#domain/kernel/time/day.ts';

export interface FeeTerms {
  readonly dates: readonly KindSpan[];
  readonly roles: readonly { readonly headcount: number; readonly terms: WrittenTerms }[];
}

const isWritten = ({ starts_on, ends_on }: DaySpan) => isDay(starts_on) && isDay(ends_on) && starts_on <= ends_on;

/**
 * The planned pay of one person in a role, before tax: the fee of all days, with the overtime and odd hours of the
 * plan, and the role's own rights.
 */
export function plannedPay(project: Pick<FeeTerms, 'dates'>, terms: WrittenTerms): Ore {
  const days = daysOf(project, terms).filter(isWritten);
  if (days.length === 0) return sumOf([]);
  return sumOf(earningsOf({ ...terms, rights: terms.rights ?? [] }, plannedWork({ ...terms, days })));
}

/**
 * The planned pay of everybody in a project, before tax, if each role has all its people and everybody works every day
 * of the role. Incomplete parts of a form do not count yet. Null if nothing counts, and for an amount that no form can
 * save.
 */
export function feesInAll({ dates, roles }: FeeTerms): Ore | null {
  const total = roles.reduce((sum, { headcount, terms }) => {
    return Number.isSafeInteger(headcount) && headcount > 0 ? sum + headcount * plannedPay({ dates }, terms) : sum;
  }, 0);
  return total > 0 && isOre(total) ? total : null;
}
