import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { sortOut } from '#domain/money/bank/known-payments.ts';
import { accountCalled, type OurAccount } from '#domain/money/bank/our-accounts.ts';
import type { KeptPayment } from '#domain/money/bank/payment-groups.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { BankEntry, BankFile } from '#server/formats/camt/output.ts';

/** A bank file that is being stored, and the accounts of Medverka that the file may report on. */
interface KeptFile {
  readonly id: string;
  readonly file: BankFile;
  readonly ours: readonly OurAccount[];
}

/** One name for an account, whichever of its numbers a file uses. */
const nameOf = (ours: readonly OurAccount[], told: string): string => accountCalled(ours, told)?.name ?? told;

/**
 * Payments of these days from earlier files, without itemised sums. The rows are locked, so that no administrator
 * decides them meanwhile.
 */
async function holdTold(trx: Trx, ours: readonly OurAccount[], days: readonly string[]): Promise<KeptPayment[]> {
  const { rows } = await sql<KeptPayment>`
    select e.id, e.bank_file_id, f.kind, e.account, e.direction, e.is_reversal, e.booked_on, e.amount_ore, e.entry_id,
      e.entry_reference, e.reference, e.ocr, e.text, e.counterparty, e.own_id, e.standing
    from bank_entries e join bank_files f on f.id = e.bank_file_id
    where e.booked_on = any(${days}::date[]) and e.standing <> 'itemised' order by e.id for update of e`.execute(trx);
  return rows.map((row) => ({ ...row, account: nameOf(ours, row.account) }));
}

/** A new payment of a file, as it is stored. */
type NewPayment = Omit<KeptPayment, 'kind'> & Pick<BankEntry, 'ordered'> & { readonly told_as: string };

async function insert(trx: Trx, payments: readonly NewPayment[], { now }: Moment): Promise<void> {
  await sql`
    insert into bank_entries (id, bank_file_id, account, direction, amount_ore, booked_on, is_reversal, entry_id,
      entry_reference, reference, ocr, text, counterparty, own_id, ordered, standing, created_date)
    select id, bank_file_id, told_as, direction, amount_ore, booked_on, is_reversal, entry_id,
      entry_reference, reference, ocr, text, counterparty, own_id, ordered, standing, ${now}
    from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as told (id uuid, bank_file_id uuid, told_as text,
      direction text, amount_ore bigint, booked_on date, is_reversal boolean, entry_id uuid, entry_reference text,
      reference text, ocr text, text text, counterparty text, own_id text, ordered text, standing text)`.execute(trx);
}

/**
 * Marks entries that are sums as 'itemised', after a file has reported their single payments. The caller has locked
 * these entries; none of them is decided.
 */
async function giveWay(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update bank_entries set standing = 'itemised' where id = any(${ids}::uuid[])`.execute(trx);
}

/**
 * Stores the payments that no earlier file has reported. A reversal waits for an administrator, like incoming money.
 * The caller stores files one at a time, so that a payment in two files is recognised in the second. If a file reports
 * one account under two names, a payment under one name is recognised under the other; the same payment twice under one
 * name is two payments.
 * @returns the new and the known payments
 */
export async function keepPayments(trx: Trx, { id: bank_file_id, file, ours }: KeptFile, moment: Moment) {
  const days = [...new Set(file.entries.map(({ booked_on }) => booked_on))];
  const kept = await holdTold(trx, ours, days);
  const added: NewPayment[] = [];
  const known: BankEntry[] = [];
  for (const [told_as, entries] of Map.groupBy(file.entries, ({ account }) => account)) {
    const ids = new Map(entries.map(({ entry_number }) => [entry_number, randomUUID()]));
    const told = entries.map((entry) => {
      const { entry_number, account: _, ...rest } = entry;
      const standing = entry.direction === 'in' || entry.is_reversal ? ('waiting' as const) : ('out' as const);
      const entry_id = ids.get(entry_number) ?? randomUUID();
      const about = { id: randomUUID(), bank_file_id, kind: file.kind, told_as, account: nameOf(ours, told_as) };
      return { ...rest, ...about, entry_id, standing, entry };
    });
    const sorted = sortOut(told, kept);
    const news = sorted.added.map(({ entry: _, ...payment }) => payment);
    await insert(trx, news, moment);
    await giveWay(trx, sorted.itemised);
    const gone = new Set(sorted.itemised);
    kept.splice(0, kept.length, ...kept.filter(({ id }) => !gone.has(id)), ...news);
    added.push(...news);
    known.push(...sorted.known.map(({ entry }) => entry));
  }
  return { added, known };
}
