import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { OpenBankFile } from '#server/formats/bank-file/bank-file-reader.ts';

/** A bank file that is being stored. */
interface KeptFile {
  readonly id: string;
  readonly file: Pick<OpenBankFile, 'sort' | 'parts'>;
  /** The ISO days of its entries. */
  readonly days: readonly string[];
}

/** Payments of one JSON array: few enough that no array delays the process. */
const PART = 200;

/**
 * Payments of these days from earlier files, without itemised sums, as JSON arrays, which the file's thread reads. The
 * rows are locked, so that no administrator decides them meanwhile.
 */
async function holdTold(trx: Trx, days: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    with held as materialized (
      select e.id, e.bank_file_id, f.kind, e.account, e.direction, e.is_reversal, e.booked_on, e.amount_ore, e.entry_id,
        e.entry_reference, e.reference, e.ocr, e.text, e.counterparty, e.through, e.own_id, e.standing
      from bank_entries e join bank_files f on f.id = e.bank_file_id
      where e.booked_on = any(${days}::date[]) and e.standing <> 'itemised' order by e.id for update of e),
    numbered as (select held.*, (row_number() over (order by held.id) - 1) / ${sql.lit(PART)} as at from held)
    select json_agg(to_jsonb(numbered) - 'at' order by numbered.id)::text as part from numbered group by at order by at`.execute(
    trx,
  );
  return rows.map(({ part }) => part);
}

/** Inserts one part of the new payments, a JSON array. */
async function insert(trx: Trx, payments: string, { now }: Moment): Promise<void> {
  await sql`
    insert into bank_entries (id, bank_file_id, account, direction, amount_ore, booked_on, is_reversal, entry_id,
      entry_reference, reference, ocr, payer_references, text, bank_text, counterparty, through, org_number, own_id,
      ordered, fee_ore, return_code, return_text, standing, created_date)
    select id, bank_file_id, told_as, direction, amount_ore, booked_on, is_reversal, entry_id,
      entry_reference, reference, ocr, payer_references, text, bank_text, counterparty, through, org_number, own_id,
      ordered, fee_ore, return_code, return_text, standing, ${now}
    from jsonb_to_recordset(${payments}::jsonb) as told (id uuid, bank_file_id uuid, told_as text,
      direction text, amount_ore bigint, booked_on date, is_reversal boolean, entry_id uuid, entry_reference text,
      reference text, ocr text, payer_references jsonb, text text, bank_text text, counterparty text, through text,
      org_number text, own_id text, ordered text, fee_ore bigint, return_code text, return_text text,
      standing text)`.execute(trx);
}

/**
 * Marks entries that are sums as 'itemised', after a file has reported their single payments. The caller has locked
 * these entries; none of them is decided.
 */
async function giveWay(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update bank_entries set standing = 'itemised' where id = any(${ids}::uuid[])`.execute(trx);
}

/**
 * Stores the payments that no earlier file has reported, part by part, so that a large file delays no other request.
 * The caller stores files one at a time, so that a payment in two files is recognised in the second.
 */
export async function keepPayments(trx: Trx, { id, file, days }: KeptFile, moment: Moment) {
  const { itemised, ...sorted } = await file.sort(id, await holdTold(trx, days));
  for await (const part of file.parts()) await insert(trx, part, moment);
  await giveWay(trx, itemised);
  return sorted;
}
