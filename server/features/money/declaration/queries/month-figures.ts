import { NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { grossOf, type Statement, statementOf, taxOf } from '#domain/money/declaration/statement.ts';
import { lastDayOf } from '#domain/money/ledger/months.ts';
import type { Db } from '#server/db/transaction.ts';
import {
  byMonth,
  contributionsPaidFor,
  type PaidWage,
  wagesPaid,
} from '#server/features/money/books/queries/wages-paid.ts';

/** The present figures of a month. */
export interface MonthFigures {
  /** First ISO day of the month. */
  readonly month: string;
  readonly wages: readonly PaidWage[];
  /** The statements of the wages, in the same order. */
  readonly statements: readonly Statement[];
  readonly person_count: number;
  readonly gross_ore: Ore;
  /** Boxes 497 and 487. */
  readonly tax_ore: Ore;
  readonly contributions_ore: Ore;
  /** Box 487 minus the contributions calculated at each payout. */
  readonly difference_ore: Ore;
}

/** The present figures of months that follow each other (first ISO days, in any direction). */
export async function figuresOfMonths(db: Db, months: readonly string[]): Promise<MonthFigures[]> {
  const [first, last] = [months.toSorted()[0], months.toSorted().at(-1)];
  if (first === undefined || last === undefined) return [];
  const all = await wagesPaid(db, { from: first, to: lastDayOf(last) });
  const [wagesOf, contributionsOf] = [byMonth(all), await contributionsPaidFor(db, all)];
  return months.map((month) => {
    const wages = wagesOf.get(month) ?? [];
    const statements = wages.map(statementOf);
    const contributions = contributionsOf.get(month);
    return {
      month,
      wages,
      statements,
      person_count: new Set(wages.map(({ talent_id }) => talent_id)).size,
      gross_ore: grossOf(statements),
      tax_ore: taxOf(statements),
      contributions_ore: contributions?.total_ore ?? NO_ORE,
      difference_ore: contributions?.difference_ore ?? NO_ORE,
    };
  });
}

/** The present figures of one month (its first ISO day). */
export async function figuresOfMonth(db: Db, month: string): Promise<MonthFigures> {
  const [figures] = await figuresOfMonths(db, [month]);
  if (!figures) throw new Error('A month has figures');
  return figures;
}
