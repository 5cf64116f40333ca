/** Our details at one time: the account that we pay from, and the bankgiro that leads to it. */
export interface AccountVersion {
  readonly iban: string;
  readonly bankgiro: string;
}

/** One account of ours, by all that a bank calls it. */
export interface OurAccount {
  /** The account's name here, whatever a file calls it: the IBAN that it was first written with. */
  readonly name: string;
  readonly ibans: readonly string[];
  readonly bankgiros: readonly string[];
}

const SHORTEST = 8;

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

/**
 * Our accounts from all versions of our details, in the order in which these were written. Versions that share an IBAN
 * or a bankgiro are one account: a bankgiro that moves to another bank keeps its number in the bank's files, and
 * nothing gives the day of the move.
 */
export function ourAccounts(versions: readonly AccountVersion[]): readonly OurAccount[] {
  let accounts: readonly OurAccount[] = [];
  for (const { iban, bankgiro } of versions) {
    const same = accounts.filter(({ ibans, bankgiros }) => ibans.includes(iban) || bankgiros.includes(bankgiro));
    const joined = {
      // Of several the oldest gives its name, so that it is the same after a move.
      name: same[0]?.name ?? iban,
      ibans: unique([...same.flatMap((account) => account.ibans), iban]),
      bankgiros: unique([...same.flatMap((account) => account.bankgiros), bankgiro]),
    };
    const before = accounts.indexOf(same[0] ?? joined);
    const others = accounts.filter((account) => !same.includes(account));
    accounts = before === -1 ? [...others, joined] : others.toSpliced(before, 0, joined);
  }
  return accounts;
}

/** The account that a bank means, if it is ours: by IBAN or bankgiro, or by the number of the account at its end. */
export function accountCalled(accounts: readonly OurAccount[], told: string): OurAccount | undefined {
  return (
    accounts.find(({ ibans, bankgiros }) => ibans.includes(told) || bankgiros.includes(told)) ??
    accounts.find(({ ibans }) => told.length >= SHORTEST && ibans.some((iban) => iban.endsWith(told)))
  );
}
