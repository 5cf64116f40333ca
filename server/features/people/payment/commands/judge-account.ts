import { isValidIBAN } from 'ibantools';
import Kontonummer from 'kontonummer';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';

export interface AccountJudgement {
  /** The bank by its clearing number, where that is known. */
  readonly bank: string | null;
  /** A check digit or the length is not what such accounts have. */
  readonly is_doubtful: boolean;
}

/**
 * What the numbers say of a compact account whose form is right. Doubt is told and refuses nothing: some old accounts
 * have no right check digit, and new banks and countries are missing in every table.
 */
export function judgeAccount({ kind, clearing, number }: BankAccount): AccountJudgement {
  if (kind === 'iban') return { bank: null, is_doubtful: !isValidIBAN(number) };
  // Of a bankgiro the check digit is always there, so a wrong one was refused.
  if (kind === 'bankgiro') return { bank: null, is_doubtful: false };
  try {
    const { bankName, valid } = Kontonummer.parse(clearing, number, { mode: 'lax' });
    // The table of the library gives these to Länsförsäkringar; the numbers are checked in the same way.
    const isNordea = clearing >= '3410' && clearing <= '3499' && clearing.length === 4;
    return { bank: isNordea ? 'Nordea' : bankName, is_doubtful: !valid };
  } catch {
    // Its only way to say that it knows no bank with this clearing number.
    return { bank: null, is_doubtful: true };
  }
}
