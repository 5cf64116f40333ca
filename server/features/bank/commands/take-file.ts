import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { BANK_FILE_MAX_BYTES } from '#domain/bank/bank-entry.ts';
import { accountCalled, notationsOf, ourAccounts } from '#domain/bank/our-accounts.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { AdminActor } from '../../../actor.ts';
import { type Db, inTransaction, type Trx } from '../../../db/transaction.ts';
import type { IncomingFile } from '../../../files/incoming.ts';
import { keepPrivateFile, type WrittenBytes, writePrivateFile } from '../../../files/private-files.ts';
import { type AccountNames, type KeyedEntry, keysOf } from '../../../formats/camt/entry-keys.ts';
import type { BankFile } from '../../../formats/camt/output.ts';
import { announce } from '../../../live/announce.ts';
import type { Services } from '../../../services.ts';
import { matchEntries, type WaitingEntry } from './match-entries.ts';

/** By what an account is called in a file what it is known by; null for a file of an account that is and was not ours. */
async function namesIn(db: Db, { entries }: BankFile): Promise<ReadonlyMap<string, AccountNames> | null> {
  const ours = ourAccounts(
    await db.selectFrom('platform_details').select(['iban', 'bankgiro']).orderBy('version').execute(),
  );
  const told = [...new Set(entries.map(({ account }) => account))];
  const found = told.flatMap((notation) => accountCalled(ours, notation) ?? []);
  if (found.length < told.length) return null;
  // Keys held the account as the file called it once, and an account may have got an older name since.
  const notations = [...new Set(found)].flatMap(notationsOf);
  const { rows } = await sql<{ notation: string }>`
    select notation from unnest(${notations}::text[]) as called (notation)
    where exists (select from bank_entries e where e.account = called.notation)`.execute(db);
  const kept = new Set(rows.map(({ notation }) => notation));
  return new Map(
    told.flatMap((notation, at) => {
      const account = found[at];
      if (!account) return [];
      const { name, ibans } = account;
      const others = notationsOf(account).filter((one) => one !== name && (kept.has(one) || ibans.includes(one)));
      return [[notation, { name, others }] as const];
    }),
  );
}

/** An entry that no earlier file had told of. */
interface NewEntry extends WaitingEntry {
  readonly direction: 'in' | 'out';
}

interface Taken {
  readonly actor: AdminActor;
  readonly file: BankFile;
  readonly entries: readonly KeyedEntry[];
  readonly written: WrittenBytes;
  readonly moment: Moment;
}

/**
 * Keeps what no file has told of. Two files that tell of the same entries are taken one after the other, in one order of
 * their keys. What takes back a payment waits for a person, like what came in.
 */
async function keepNew(trx: Trx, bank_file_id: string, entries: readonly KeyedEntry[], { now }: Moment) {
  const inOrder = entries.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const { rows } = await sql<NewEntry>`
    insert into bank_entries (key, bank_file_id, account, direction, amount_ore, booked_on, is_reversal, ocr, text,
      counterparty, own_id, standing, created_date)
    select key, ${bank_file_id}, account, direction, amount_ore, booked_on, is_reversal, ocr, text,
      counterparty, own_id, case when direction = 'in' or is_reversal then 'waiting' else 'out' end, ${now}
    from jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb) as told (key text, account text, direction text,
      amount_ore bigint, booked_on date, is_reversal boolean, ocr text, text text, counterparty text, own_id text,
      other_keys text[])
    where not exists (select from bank_entries e where e.key = any(told.other_keys))
    on conflict (key) do nothing
    returning id, direction, amount_ore, booked_on, is_reversal, ocr, text, counterparty`.execute(trx);
  return rows;
}

/** Keeps the file and what is new in it. @returns what is new; a refusal where the very same file was read before */
async function keep(trx: Trx, { actor, file, entries, written, moment }: Taken) {
  const id = randomUUID();
  const { kind, message_id } = file;
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
  return keepNew(trx, id, entries, moment);
}

/** Takes in a file of the bank: what is new is kept, and what is an invoice's beyond doubt is registered. */
export async function takeFile(services: Services, actor: AdminActor, incoming: IncomingFile | null, moment: Moment) {
  if (!incoming) return refuse('bank_file_unreadable');
  const bytes = await readFile(incoming.place);
  const { readCamt } = await import('../../../formats/camt/read-camt.ts');
  const file = readCamt(bytes);
  if (isRefusal(file)) return file;
  const names = await namesIn(services.db, file);
  if (!names) return refuse('bank_file_foreign');
  const entries = keysOf(file.entries, (account) => names.get(account) ?? { name: account, others: [] });
  const written = await writePrivateFile(services, bytes, { max_bytes: BANK_FILE_MAX_BYTES });
  if (isRefusal(written)) return written;
  const taken = await inTransaction(services.db, (trx) => keep(trx, { actor, file, entries, written, moment }));
  const added = isRefusal(taken) ? [] : taken;
  const matched_count = await matchEntries(
    services,
    added.filter(({ direction }) => direction === 'in'),
    moment,
  );
  return { entry_count: file.entries.length, new_count: added.length, matched_count };
}
