import { NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import type { ToldBalance } from '#domain/money/bank/balances.ts';
import type { Branch } from '#server/formats/bank-file/branch.ts';
import { Unreadable } from '#server/formats/bank-file/unreadable.ts';
import { elements, text } from '#server/formats/bank-file/walk.ts';
import { kronorAt } from './amounts.ts';
import { dayTold } from './days.ts';

/** Codes of booked balances. PRCD, the closing balance of the statement before, is how some banks tell the opening. */
const OPENING = ['OPBD', 'PRCD'];
const CLOSING = ['CLBD'];

const called = (statement: Branch, codes: readonly string[]) =>
  elements(statement, 'Bal').filter((balance) => codes.includes(text(balance, 'Tp/CdOrPrtry/Cd')));

/** The amount of a balance in kronor; null in another currency. */
function amountOf(balance: Branch): Ore | null {
  const amount_ore = kronorAt(balance, 'Amt');
  if (amount_ore === null) return null;
  const side = text(balance, 'CdtDbtInd');
  if (side !== 'CRDT' && side !== 'DBIT') throw new Unreadable('A balance on no side');
  return side === 'DBIT' ? subtract(NO_ORE, amount_ore) : amount_ore;
}

/**
 * The booked balances of a statement in kronor; none without a closing balance.
 * @throws Unreadable for a balance that is no amount, on no side or of no day
 */
export function balancesOf(statement: Branch, account: string): ToldBalance[] {
  const openings = called(statement, OPENING).map(amountOf);
  return called(statement, CLOSING).flatMap((balance) => {
    const closing_ore = amountOf(balance);
    if (closing_ore === null) return [];
    const day = dayTold(text(balance, 'Dt/Dt', 'Dt/DtTm'));
    if (!isDay(day)) throw new Unreadable('A balance of no day');
    return [{ account, day, opening_ore: openings[0] ?? null, closing_ore }];
  });
}
