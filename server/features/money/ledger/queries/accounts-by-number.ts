import { ACCOUNTS, type AccountName } from '#domain/money/ledger/accounts.ts';

const BY_NUMBER = new Map<number, AccountName>(
  Object.entries(ACCOUNTS).map(([name, { number }]) => [number, name as AccountName]),
);

/** The name of the account with this number. Accounts with postings are never removed from the list of accounts. */
export function accountNumbered(number: number): AccountName {
  const name = BY_NUMBER.get(number);
  if (!name) throw new Error(`No account has the number ${number}`);
  return name;
}
