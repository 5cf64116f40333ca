import { createHash } from 'node:crypto';
import type { BankEntry } from './output.ts';

/** An entry before it is told apart from others; `reference` is what the bank calls it, if anything. */
export type UnkeyedEntry = Omit<BankEntry, 'key'> & { readonly reference: string };

/** What stays the same wherever a bank tells of the entry again. */
function fingerprint({ reference, account, booked_on, direction, amount_ore, ...rest }: UnkeyedEntry): string {
  if (reference !== '') return `${account} ${reference} ${direction} ${amount_ore}`;
  const { ocr, text, counterparty, own_id, is_reversal } = rest;
  const told = [account, booked_on, direction, amount_ore, ocr, text, counterparty, own_id, is_reversal];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

/**
 * Gives each entry a key of its own. Two that look alike in one file are two: somebody may pay the same twice on a day,
 * and some banks give all payments of a deposit one reference.
 */
export function keysOf(entries: readonly UnkeyedEntry[]): BankEntry[] {
  const seen = new Map<string, number>();
  return entries.map(({ reference, ...entry }) => {
    const own = fingerprint({ reference, ...entry });
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    return { ...entry, key: count === 1 ? own : `${own} #${count}` };
  });
}
