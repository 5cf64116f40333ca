import type { XmlElement } from 'libxml2-wasm';
import { add, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { oreOfDecimal } from '#server/formats/decimal.ts';
import { Unreadable } from './unreadable.ts';
import { elements } from './walk.ts';

/** The currency of an amount (ISO 4217); empty if the file names none. */
export const currencyOf = (amount: XmlElement): string => amount.attr('Ccy')?.value.trim() ?? '';

/**
 * The first amount in kronor at the given paths; null if there is none.
 * @throws Unreadable if that amount is negative or no amount
 */
export function kronorAt(from: XmlElement, ...paths: readonly string[]): Ore | null {
  const found = paths.flatMap((path) => elements(from, path)).find((amount) => currencyOf(amount) === 'SEK');
  if (!found) return null;
  const amount = oreOfDecimal(found.content);
  if (amount === null || amount < 0) throw new Unreadable('An amount that is none');
  return amount;
}

// Paths of the amount that was ordered, before the bank converted it.
const ORDERED = ['AmtDtls/InstdAmt/Amt', 'AmtDtls/TxAmt/Amt', 'Amt'];

/** The ordered amount in another currency than kronor: 'EUR 1000.00'; empty otherwise. */
export function orderedAt(...from: readonly XmlElement[]): string {
  const amounts = from.flatMap((one) => ORDERED.flatMap((path) => elements(one, path)));
  const told = amounts.map((amount) => `${currencyOf(amount)} ${amount.content.trim()}`);
  return told.find((one) => /^(?!SEK)[A-Z]{3} \d{1,15}(?:\.\d{1,5})?$/.test(one)) ?? '';
}

/**
 * The amount of each payment in kronor, if they sum to the entry; a single unknown amount is the rest. Null otherwise.
 */
export function sharesOf(whole: Ore, payments: readonly XmlElement[]): readonly Ore[] | null {
  const told = payments.map((payment) => kronorAt(payment, 'Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt'));
  const rest = subtract(whole, add(...told.filter((amount) => amount !== null)));
  const lacking = told.filter((amount) => amount === null).length;
  if (lacking === 0) return rest === 0 ? told.filter((amount) => amount !== null) : null;
  return lacking === 1 && rest > 0 ? told.map((amount) => amount ?? rest) : null;
}
