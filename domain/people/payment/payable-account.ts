import { seriesOf, withoutCentury } from './account-series.ts';
import type { BankAccount } from './bank-account.ts';

/**
 * A compact account in the form that banks take in a file: a clearing number of four digits, and the account number
 * with the zeros of its series. The fifth digit of a clearing number at Swedbank is a check digit, for which ISO 20022
 * has no place (SESBA: four digits).
 */
export function payableAccount(account: BankAccount): BankAccount {
  const { kind, clearing, number } = account;
  if (kind !== 'bank') return account;
  const { digits, shortest } = seriesOf(clearing);
  const cut = withoutCentury(clearing, number);
  const isFilled = cut.length >= shortest;
  return { kind, clearing: clearing.slice(0, 4), number: isFilled ? cut.padStart(digits, '0') : cut };
}
