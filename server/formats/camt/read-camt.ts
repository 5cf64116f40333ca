import { refuse } from '#domain/kernel/refusal.ts';
import { BANK_FILE_MAX_ENTRIES } from '#domain/money/bank/bank-entry.ts';
import type { StatementKind } from '#domain/money/bank/same-payment.ts';
import { branchOf, childrenCalled } from '#server/formats/bank-file/branch.ts';
import type { Message } from '#server/formats/bank-file/find-message.ts';
import { Unreadable } from '#server/formats/bank-file/unreadable.ts';
import { text } from '#server/formats/bank-file/walk.ts';
import { readStatement, type Statement } from './camt-entries.ts';
import type { BankEntry, BankFile, LeftOut } from './output.ts';

/** The element of the message, and the one of each account in it. */
const PARTS: Readonly<Record<StatementKind, readonly [string, string]>> = {
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
};

/** Sums the entries left out, by account and currency. */
function inAll(left_out: readonly LeftOut[]): LeftOut[] {
  const alike = Map.groupBy(left_out, ({ account, currency }) => `${account} ${currency}`);
  return [...alike.values()].flatMap((told) => {
    const entry_count = told.reduce((sum, one) => sum + one.entry_count, 0);
    return told.slice(0, 1).map((first) => ({ ...first, entry_count }));
  });
}

/**
 * Reads the entries of our accounts in kronor from a bank's statement (camt.053) or notification (camt.054). Entries
 * that are not booked yet are left out; entries of other accounts or currencies are left out and counted. The whole
 * file is refused if it has no account of ours.
 * @throws Unreadable if nothing of ours is in kronor, or an entry of ours is not fully understood
 */
export function readCamt(
  { element, kind }: Message & { readonly kind: StatementKind },
  isOurs: (account: string) => boolean,
) {
  const [message, part] = PARTS[kind];
  const whole = element.name === message ? element : childrenCalled(element, message)[0];
  if (!whole) throw new Unreadable('Another message than its namespace says');
  const message_id = text(branchOf(whole, part), 'GrpHdr/MsgId');
  const entries: BankEntry[] = [];
  const statements: Statement[] = [];
  for (const one of childrenCalled(whole, part)) {
    const statement = readStatement(one, isOurs, (entries.at(-1)?.entry_number ?? -1) + 1);
    statements.push(statement);
    for (const entry of statement.entries ?? []) entries.push(entry);
    if (entries.length > BANK_FILE_MAX_ENTRIES) throw new Unreadable('Too many entries', 'bank_file_too_long');
  }
  if (statements.length > 0 && !statements.some((one) => one.isOurs)) return refuse('bank_file_foreign');
  if (statements.every((one) => one.entries === null)) throw new Unreadable('Nothing of ours is in kronor');
  return {
    kind,
    message_id,
    entries,
    balances: statements.flatMap(({ balances }) => balances),
    left_out: inAll(statements.flatMap(({ left_out }) => left_out)),
  } satisfies BankFile;
}
