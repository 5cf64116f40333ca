import { ACCOUNTS, type AccountName } from '#domain/money/ledger/accounts.ts';

const BY_NUMBER = new Map<number, AccountName>(
  Object.entries(ACCOUNTS).map(([name, { number }]) => [number, name as AccountName]),
);

/** The name of the account of a line. The list of accounts keeps every account that has postings. */
export function accountNumbered(number: number): AccountName {
  const name = BY_NUMBER.get(number);
  if (!name) throw new Error(`No account has the number ${number}`);
  return name;
}
