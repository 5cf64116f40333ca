/** One version of our details: the account for our payments, and the bankgiro that leads to it. */
export interface AccountVersion {
  readonly iban: string;
  readonly bankgiro: string;
}

/** One account of ours, with all its numbers at the bank. */
export interface OurAccount {
  /** The account's name here, whatever number a file uses: the first IBAN entered for it. */
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
      // The oldest of several accounts gives the name, so that the name survives a move.
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

/**
 * The account that a bank names, if it is ours: by IBAN or bankgiro, or by the account number at the end of the IBAN.
 * Spaces and hyphens are ignored.
 */
export function accountCalled(accounts: readonly OurAccount[], told: string): OurAccount | undefined {
  const number = told.replace(/[\s-]/g, '').toUpperCase();
  // Banks write a bankgiro as 555-1239, as BG5551239, and filled with zeros.
  const bankgiro = number.replace(/^(?:BG|BGNR)?0*/, '');
  return (
    accounts.find(({ ibans, bankgiros }) => ibans.includes(number) || bankgiros.includes(bankgiro)) ??
    accounts.find(({ ibans }) => number.length >= SHORTEST && ibans.some((iban) => iban.endsWith(number)))
  );
}
