import { add, type Ore, subtract } from '#domain/kernel/money/ore.ts';

/** The balances of one of our accounts in one statement of the bank. */
export interface ToldBalance {
  readonly account: string;
  /** ISO day after which the bank tells the closing balance. */
  readonly day: string;
  /** With which the statement begins; null if it does not tell. */
  readonly opening_ore: Ore | null;
  /** Negative for a debt to the bank. */
  readonly closing_ore: Ore;
}

/** A day of the bank, beside the books. */
interface ComparedDay {
  readonly day: string;
  /** The bank's balance after the day, of all our accounts of which it tells one. */
  readonly bank_ore: Ore;
  /** The balance of account 1930 after the day. */
  readonly ledger_ore: Ore;
  readonly difference_ore: Ore;
  /** True if a statement begins with another balance than the one before it ended with: one between them is missing. */
  readonly is_gap: boolean;
}

/** True if no statement of the day begins with the closing balance of the day before that is told. */
function isGap(openings: readonly ToldBalance[], before: ToldBalance | undefined): boolean {
  const told = openings.flatMap(({ opening_ore }) => opening_ore ?? []);
  return before !== undefined && told.length > 0 && !told.includes(before.closing_ore);
}

/**
 * The days of the bank with the balance of account 1930 after each, the latest first. Of several statements that end
 * with the same day, the last one read counts.
 * @param told in the order of reading, with the day before the first of `days`, if there is one
 * @param ledger the balance of account 1930 by day
 */
export function comparedDays(
  days: readonly string[],
  told: readonly ToldBalance[],
  ledger: ReadonlyMap<string, Ore>,
): ComparedDay[] {
  const accounts = [...Map.groupBy(told, ({ account }) => account).values()];
  return days.map((day) => {
    const closing = accounts.flatMap((own) => own.findLast((one) => one.day === day) ?? []);
    const is_gap = accounts.some((own) => {
      const earlier = own.filter((one) => one.day < day).toSorted((one, other) => one.day.localeCompare(other.day));
      return isGap(
        own.filter((one) => one.day === day),
        earlier.at(-1),
      );
    });
    const bank_ore = add(...closing.map(({ closing_ore }) => closing_ore));
    const ledger_ore = ledger.get(day) ?? add();
    return { day, bank_ore, ledger_ore, difference_ore: subtract(bank_ore, ledger_ore), is_gap };
  });
}
