import { add, NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { Branch } from '#server/formats/bank-file/branch.ts';
import { Unreadable } from '#server/formats/bank-file/unreadable.ts';
import { elements, text } from '#server/formats/bank-file/walk.ts';
import { oreOfDecimal } from '#server/formats/decimal.ts';

function kronorIn(amount: Branch): Ore | null {
  if (amount.currency !== 'SEK') return null;
  const kronor = oreOfDecimal(amount.content);
  if (kronor === null || kronor < 0) throw new Unreadable('An amount that is none');
  return kronor;
}

/**
 * The first amount in kronor at the given paths; null if there is none.
 * @throws Unreadable if that amount is negative or no amount
 */
export function kronorAt(from: Branch, ...paths: readonly string[]): Ore | null {
  const found = paths.flatMap((path) => elements(from, path)).find((amount) => amount.currency === 'SEK');
  return found ? kronorIn(found) : null;
}

// Paths of the amount that was ordered, before the bank converted it.
const ORDERED = ['AmtDtls/InstdAmt/Amt', 'AmtDtls/TxAmt/Amt', 'Amt'];

/** The ordered amount in another currency than kronor: 'EUR 1000.00'; empty otherwise. */
export function orderedAt(...from: readonly Branch[]): string {
  const amounts = from.flatMap((one) => ORDERED.flatMap((path) => elements(one, path)));
  const told = amounts.map((amount) => `${amount.currency} ${amount.content}`);
  return told.find((one) => /^(?!SEK)[A-Z]{3} \d{1,15}(?:\.\d{1,5})?$/.test(one)) ?? '';
}

/** The bank's fees that are told of an entry or a payment, in kronor. */
function feesOf(from: Branch): Ore {
  const total = kronorAt(from, 'Chrgs/TtlChrgsAndTaxAmt');
  if (total !== null) return total;
  const records = [...elements(from, 'Chrgs/Rcrd'), ...elements(from, 'Chrgs')];
  const charged = records.filter((one) => text(one, 'CdtDbtInd') !== 'CRDT').flatMap((one) => elements(one, 'Amt'));
  return add(...charged.flatMap((amount) => kronorIn(amount) ?? []));
}

/** The part of a payment in an entry. */
interface Share {
  /** What reached or left the account. */
  readonly amount_ore: Ore;
  /** The fee that is deducted from it, or added to an outgoing payment. */
  readonly fee_ore: Ore;
}

const toldOf = (payment: Branch) => kronorAt(payment, 'Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt');

/** The payments with their fees taken off, or added to outgoing payments. */
const withFees = (told: readonly Ore[], fees: readonly Ore[], isIn: boolean): Share[] =>
  told.map((amount_ore, place) => {
    const fee_ore = fees[place] ?? NO_ORE;
    return { amount_ore: isIn ? subtract(amount_ore, fee_ore) : add(amount_ore, fee_ore), fee_ore };
  });

/**
 * Divides an entry between its payments: by their amounts, by their amounts less the bank's fees, or less a fee that
 * the entry has as a whole, which the last payment above it bears. A single payment that is not told in kronor is the
 * rest. Null if the amounts do not sum to the entry.
 * @throws Unreadable for an amount that is negative or none
 */
export function sharesOf(entry: Branch, payments: readonly Branch[], isIn: boolean): readonly Share[] | null {
  const whole = kronorAt(entry, 'Amt') ?? NO_ORE;
  const all = payments.map(toldOf);
  const told = all.filter((amount) => amount !== null);
  const none = told.map(() => NO_ORE);
  if (told.length === all.length) {
    const ofEntry = feesOf(entry);
    const bearer = told.findLastIndex((amount) => amount > ofEntry);
    const fees = [none, payments.map(feesOf), none.with(bearer, ofEntry)].slice(0, bearer === -1 ? 2 : 3);
    const shared = fees.map((of) => withFees(told, of, isIn));
    const isWhole = (shares: readonly Share[]) =>
      add(...shares.map(({ amount_ore }) => amount_ore)) === whole && shares.every(({ amount_ore }) => amount_ore >= 0);
    return shared.find(isWhole) ?? null;
  }
  const rest = subtract(whole, add(...told));
  if (told.length < all.length - 1 || rest <= 0) return null;
  return all.map((amount) => ({ amount_ore: amount ?? rest, fee_ore: NO_ORE }));
}
