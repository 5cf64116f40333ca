import { randomUUID } from 'node:crypto';
import { sortOut } from '#domain/money/bank/known-payments.ts';
import { accountCalled, type OurAccount } from '#domain/money/bank/our-accounts.ts';
import type { KeptPayment } from '#domain/money/bank/payment-groups.ts';
import type { BankEntry, BankFile } from '#server/formats/camt/output.ts';

/** A new payment of a file, as it is stored: under our name for the account, and as the file told it. */
export type NewPayment = Omit<BankEntry, 'entry_number'> & KeptPayment & { readonly told_as: string };

/** An entry that an earlier file listed, with the id of that file. */
export interface KnownEntry {
  readonly entry: BankEntry;
  readonly told_by: string;
}

/** The payments of a file, divided into new and known ones, with the ids of stored sums that the new ones replace. */
interface SortedFile {
  readonly added: readonly NewPayment[];
  readonly known: readonly KnownEntry[];
  readonly itemised: readonly string[];
}

/** One name for an account, whichever of its numbers a file uses. */
const nameOf = (ours: readonly OurAccount[], told: string): string => accountCalled(ours, told)?.name ?? told;

/** The entries of one account as new payments. A reversal waits for an administrator, like incoming money. */
function asPayments(entries: readonly BankEntry[], about: Pick<NewPayment, 'bank_file_id' | 'kind' | 'account'>) {
  const ids = new Map(entries.map(({ entry_number }) => [entry_number, randomUUID() as string]));
  return entries.map((entry) => {
    const { entry_number, account: told_as, ...rest } = entry;
    const standing = entry.direction === 'in' || entry.is_reversal ? ('waiting' as const) : ('out' as const);
    const entry_id = ids.get(entry_number) ?? randomUUID();
    const payment: NewPayment = { ...rest, ...about, id: randomUUID(), told_as, entry_id, standing };
    return { payment, entry };
  });
}

/**
 * Divides the payments of a file into new ones and ones that earlier files listed. If the file reports one account under
 * two names, a payment under one name is recognised under the other; the same payment twice under one name is two
 * payments.
 * @param kept payments of the same days that earlier files listed, under the names that these used
 */
export function sortFile(
  { kind, entries }: Pick<BankFile, 'kind' | 'entries'>,
  { bank_file_id, ours, kept }: { bank_file_id: string; ours: readonly OurAccount[]; kept: readonly KeptPayment[] },
): SortedFile {
  let known_before = kept.map((row) => ({ ...row, account: nameOf(ours, row.account) }));
  const sorted = [...Map.groupBy(entries, ({ account }) => account)].map(([told_as, own]) => {
    const payments = asPayments(own, { bank_file_id, kind, account: nameOf(ours, told_as) });
    const entryOf = new Map(payments.map(({ payment, entry }) => [payment, entry]));
    const { added, known, itemised } = sortOut([...entryOf.keys()], known_before);
    const gone = new Set(itemised);
    known_before = [...known_before.filter(({ id }) => !gone.has(id)), ...added];
    const listed = known.flatMap(({ payment, bank_file_id: told_by }): KnownEntry[] => {
      const entry = entryOf.get(payment);
      return entry ? [{ entry, told_by }] : [];
    });
    return { added, known: listed, itemised };
  });
  return {
    added: sorted.flatMap(({ added }) => added),
    known: sorted.flatMap(({ known }) => known),
    itemised: sorted.flatMap(({ itemised }) => itemised),
  };
}
