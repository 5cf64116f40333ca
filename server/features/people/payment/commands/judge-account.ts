import { isValidIBAN } from 'ibantools';
import Kontonummer from 'kontonummer';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';

export interface AccountJudgement {
  /** The bank of the clearing number; null if unknown, and for an IBAN or a Bankgiro number. */
  readonly bank: string | null;
  /**
   * True if the check digit or the length is wrong for accounts of this kind, or if the bank of the clearing number is
   * unknown.
   */
  readonly is_doubtful: boolean;
}

/**
 * Judges a compact account number of the right form. A doubtful account is only marked, never refused: some old
 * accounts have a wrong check digit, and no table has all new banks and countries.
 */
export function judgeAccount({ kind, clearing, number }: BankAccount): AccountJudgement {
  if (kind === 'iban') return { bank: null, is_doubtful: !isValidIBAN(number) };
  // Every Bankgiro number has a check digit, and the schema has already refused wrong ones.
  if (kind === 'bankgiro') return { bank: null, is_doubtful: false };
  try {
    const { bankName, valid } = Kontonummer.parse(clearing, number, { mode: 'lax' });
    // The table of `Kontonummer` assigns these clearing numbers to Länsförsäkringar, but they belong to Nordea. Both
    // banks use the same check.
    const isNordea = clearing >= '3410' && clearing <= '3499' && clearing.length === 4;
    return { bank: isNordea ? 'Nordea' : bankName, is_doubtful: !valid };
  } catch {
    // `Kontonummer` throws for a clearing number of an unknown bank.
    return { bank: null, is_doubtful: true };
  }
}
