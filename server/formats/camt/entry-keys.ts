import { createHash } from 'node:crypto';
import type { BankEntry } from './output.ts';

/** An entry that is told apart from every other. */
export interface KeyedEntry extends BankEntry {
  /** The same in every file that tells of it, whatever kind it is and whatever it calls the account. */
  readonly key: string;
  /** The keys that it may be kept under since its account was known by another name. */
  readonly other_keys: readonly string[];
}

/** What an account is known by, and all else that it was ever known by in keys. */
export interface AccountNames {
  readonly name: string;
  readonly others: readonly string[];
}

/** What stays the same wherever a bank tells of the entry again. */
function fingerprint({ reference, booked_on, direction, amount_ore, ...rest }: BankEntry, account: string): string {
  if (reference !== '') return `${account} ${reference} ${direction} ${amount_ore}`;
  const { ocr, text, counterparty, own_id, is_reversal } = rest;
  const told = [account, booked_on, direction, amount_ore, ocr, text, counterparty, own_id, is_reversal];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

/**
 * Gives each entry a key of its own. Two that look alike in one file are two: somebody may pay the same twice on a day,
 * and some banks give all payments of a deposit one reference. Those that are told under two names of an account are one.
 */
export function keysOf(entries: readonly BankEntry[], namesOf: (account: string) => AccountNames): KeyedEntry[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const told = fingerprint(entry, entry.account);
    const count = (seen.get(told) ?? 0) + 1;
    seen.set(told, count);
    const { name, others } = namesOf(entry.account);
    const keyUnder = (account: string) => fingerprint(entry, account) + (count === 1 ? '' : ` #${count}`);
    return { ...entry, key: keyUnder(name), other_keys: others.map(keyUnder) };
  });
}

/** The key of the payment that a reversal takes back, where the bank calls both the same. */
export const keyTakenBack = (key: string): string => key.replace(/ out (\d+(?: #\d+)?)$/, ' in $1');
