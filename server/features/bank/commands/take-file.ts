import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { BANK_FILE_MAX_BYTES } from '#domain/bank/bank-entry.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { AdminActor } from '../../../actor.ts';
import { type Db, inTransaction, type Trx } from '../../../db/transaction.ts';
import type { IncomingFile } from '../../../files/incoming.ts';
import { keepPrivateFile, type WrittenBytes, writePrivateFile } from '../../../files/private-files.ts';
import type { BankFile } from '../../../formats/camt/output.ts';
import { announce } from '../../../live/announce.ts';
import type { Services } from '../../../services.ts';
import { matchEntries, type WaitingEntry } from './match-entries.ts';

/** Whether all accounts of a file are or were ours, however the bank writes them. */
async function isOurs(db: Db, { entries }: BankFile): Promise<boolean> {
  const accounts = [...new Set(entries.map(({ account }) => account))];
  const { rows } = await sql<{ is_ours: boolean }>`
    select not exists (select from unnest(${accounts}::text[]) as told (account) where not exists (
      select from platform_details p where told.account in (p.iban, p.bankgiro)
        or (length(told.account) >= 8 and right(p.iban, length(told.account)) = told.account))) as is_ours`.execute(db);
  return rows[0]?.is_ours ?? false;
}

/** An entry that no earlier file had told of. */
interface NewEntry extends WaitingEntry {
  readonly direction: 'in' | 'out';
}

interface Taken {
  readonly actor: AdminActor;
  readonly file: BankFile;
  readonly written: WrittenBytes;
  readonly moment: Moment;
}

/** Two files that tell of the same entries are taken one after the other, in one order of their keys. */
async function keepNew(trx: Trx, bank_file_id: string, { entries }: BankFile, { now }: Moment): Promise<NewEntry[]> {
  const inOrder = entries.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const { rows } = await sql<NewEntry>`
    insert into bank_entries (key, bank_file_id, account, direction, amount_ore, booked_on, is_reversal, ocr, text,
      counterparty, own_id, standing, created_date)
    select key, ${bank_file_id}, account, direction, amount_ore, booked_on, is_reversal, ocr, text,
      counterparty, own_id, case direction when 'in' then 'waiting' else 'out' end, ${now}
    from jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb) as told (key text, account text, direction text,
      amount_ore bigint, booked_on date, is_reversal boolean, ocr text, text text, counterparty text, own_id text)
    on conflict (key) do nothing
    returning id, direction, amount_ore, booked_on, is_reversal, ocr, text, counterparty`.execute(trx);
  return rows;
}

/** Keeps the file and what is new in it. @returns what is new; a refusal where the very same file was read before */
async function keep(trx: Trx, { actor, file, written, moment }: Taken) {
  const id = randomUUID();
  const { kind, message_id, entries } = file;
  const name = `${kind}-${moment.today}.xml`;
  const owner = { noun: 'bank_file', subject_id: id, kind: 'camt', name, content_type: 'application/xml' };
  const { id: file_id } = await keepPrivateFile(trx, { written, ...owner });
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('bank_files')
    .values({
      ...{ id, kind, message_id, sha256: written.sha256, entry_count: entries.length, file_id },
      ...{ account_id: actor.account_id, actor_name: actor.name, created_date: moment.now },
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return refuse('changed_meanwhile');
  announce(trx, { topics: [], noun: 'bank' });
  return keepNew(trx, id, file, moment);
}

/** Takes in a file of the bank: what is new is kept, and what is an invoice's beyond doubt is registered. */
export async function takeFile(services: Services, actor: AdminActor, incoming: IncomingFile | null, moment: Moment) {
  if (!incoming) return refuse('bank_file_unreadable');
  const bytes = await readFile(incoming.place);
  const { readCamt } = await import('../../../formats/camt/read-camt.ts');
  const file = readCamt(bytes);
  if (isRefusal(file)) return file;
  if (!(await isOurs(services.db, file))) return refuse('bank_file_foreign');
  const written = await writePrivateFile(services, bytes, { max_bytes: BANK_FILE_MAX_BYTES });
  if (isRefusal(written)) return written;
  const taken = await inTransaction(services.db, (trx) => keep(trx, { actor, file, written, moment }));
  const added = isRefusal(taken) ? [] : taken;
  const matched_count = await matchEntries(
    services,
    added.filter(({ direction }) => direction === 'in'),
    moment,
  );
  return { entry_count: file.entries.length, new_count: added.length, matched_count };
}
