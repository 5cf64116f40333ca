import type { Ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import { lastDayOf } from '#domain/money/ledger/months.ts';
import { correctionsTo, type FiledStatements, isEmpty, statementsAfter } from './corrections.ts';
import type { Statement } from './statement.ts';

/**
 * The state of a month's declaration. running: the month is not over, so wages may still be paid. to_make: no file is
 * made of the present figures. made: the newest file has them and waits to be handed in. to_correct: the figures differ
 * from what was handed in. handed_in: the tax agency has the present figures.
 */
export const DECLARATION_STATES = ['running', 'to_make', 'made', 'to_correct', 'handed_in'] as const;
export type DeclarationState = (typeof DECLARATION_STATES)[number];

/** A file of a month, as far as the state of the month depends on it. */
export interface MonthsFile extends FiledStatements {
  /** Box 487 in the file. */
  readonly contributions_ore: Ore;
  readonly is_handed_in: boolean;
}

interface MonthNow {
  /** First ISO day of the month. */
  readonly month: string;
  readonly statements: readonly Statement[];
  /** Box 487 of the present figures. */
  readonly contributions_ore: Ore;
}

const NOBODY: ReadonlySet<number> = new Set();

/** True if the tax agency has the present figures after some files, of which at least one has a main statement. */
function isSettledBy(files: readonly MonthsFile[], { statements, contributions_ore }: MonthNow): boolean {
  const last = files.at(-1);
  if (last?.contributions_ore !== contributions_ore) return false;
  return isEmpty(correctionsTo(statementsAfter(files), statements, NOBODY));
}

/** True once wages can no longer be paid in a month. */
export const isOver = (month: string, today: string): boolean => lastDayOf(month) < today;

/**
 * The state of a month.
 * @param files of the month, in the order in which they were made
 */
export function declarationState(files: readonly MonthsFile[], now: MonthNow, today: string): DeclarationState {
  if (!isOver(now.month, today)) return 'running';
  const handedIn = files.filter(({ is_handed_in }) => is_handed_in);
  const newest = files.at(-1);
  if (newest && !newest.is_handed_in && isSettledBy([...handedIn, newest], now)) return 'made';
  if (isSettledBy(handedIn, now)) return 'handed_in';
  return handedIn.length > 0 ? 'to_correct' : 'to_make';
}

const [LAST_DAY, LATE_LAST_DAY] = ['12', '17'];

/**
 * The last ISO day to hand in the declaration of a month: the 12th of the next month, in January and August the 17th (26
 * kap. 26 § skatteförfarandelagen), or the next banking day.
 */
export function handInBy(month: string): string {
  const next = addDays(lastDayOf(month), 1).slice(0, 8);
  const day = next + (/-(01|08)-$/.test(next) ? LATE_LAST_DAY : LAST_DAY);
  return addWorkingDays(addDays(day, -1), 1);
}
