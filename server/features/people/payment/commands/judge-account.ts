import { isValidIBAN } from 'ibantools';
import Kontonummer from 'kontonummer';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';

export interface AccountJudgement {
  /** The bank by its clearing number, where that is known. */
  readonly bank: string | null;
  /** The check digit or the length is wrong for such accounts. */
  readonly is_doubtful: boolean;
}

/**
 * Judges a compact account number of the right form. Doubt is shown and refuses nothing: some old accounts have no
 * right check digit, and every table lacks new banks and countries.
 */
export function judgeAccount({ kind, clearing, number }: BankAccount): AccountJudgement {
  if (kind === 'iban') return { bank: null, is_doubtful: !isValidIBAN(number) };
  // Bankgiro numbers always have a check digit, so a wrong one was refused before.
  if (kind === 'bankgiro') return { bank: null, is_doubtful: false };
  try {
    const { bankName, valid } = Kontonummer.parse(clearing, number, { mode: 'lax' });
    // The library's table gives these to Länsförsäkringar, but they are Nordea's; the check is the same.
    const isNordea = clearing >= '3410' && clearing <= '3499' && clearing.length === 4;
    return { bank: isNordea ? 'Nordea' : bankName, is_doubtful: !valid };
  } catch {
    // The library throws for a clearing number of no known bank.
    return { bank: null, is_doubtful: true };
  }
}
