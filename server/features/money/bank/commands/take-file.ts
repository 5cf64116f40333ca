import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { BANK_FILE_MAX_BYTES } from '#domain/money/bank/bank-entry.ts';
import { accountCalled, type OurAccount, ourAccounts } from '#domain/money/bank/our-accounts.ts';
import type { AdminActor } from '#server/actor.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { keepPrivateFile, type WrittenBytes, writePrivateFile } from '#server/files/private-files.ts';
import type { BankEntry, BankFile } from '#server/formats/camt/output.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { keepPayments } from './keep-payments.ts';
import { matchEntries } from './match-entries.ts';

/** Medverka's present and former accounts. */
async function findOurs(db: Db): Promise<readonly OurAccount[]> {
  return ourAccounts(await db.selectFrom('platform_details').select(['iban', 'bankgiro']).orderBy('version').execute());
}

interface Taken {
  readonly actor: AdminActor;
  readonly file: BankFile;
  readonly ours: readonly OurAccount[];
  readonly written: WrittenBytes;
  readonly moment: Moment;
}

/**
 * Stores the file and its new payments.
 * @returns the new and the known payments, or a refusal if a file with the same bytes was stored before
 */
async function keep(trx: Trx, { actor, file, ours, written, moment }: Taken) {
  const id = randomUUID();
  const { kind, message_id, left_out } = file;
  const name = `${kind}-${moment.today}.xml`;
  const owner = { noun: 'bank_file', subject_id: id, kind: 'camt', name, content_type: 'application/xml' };
  // Known payments are looked up in all earlier files, so two simultaneous files are stored one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('bank files', 0))`.execute(trx);
  const { id: file_id } = await keepPrivateFile(trx, { written, ...owner });
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('bank_files')
    .values({
      id,
      kind,
      message_id,
      sha256: written.sha256,
      entry_count: file.entries.length,
      file_id,
      account_id: actor.account_id,
      actor_name: actor.name,
      created_date: moment.now,
      left_out: JSON.stringify(left_out),
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return refuse('changed_meanwhile');
  announce(trx, { topics: [], noun: 'bank' });
  return keepPayments(trx, { id, file, ours }, moment);
}

/** Maximum number of known payments that are listed; an administrator does not read more. */
const KNOWN_LISTED = 200;

const listed = ({ booked_on, amount_ore, direction, counterparty, ocr, text }: BankEntry) => ({
  booked_on,
  amount_ore,
  direction,
  counterparty,
  ocr,
  text,
});

/**
 * Reads a bank file: stores the new payments, and registers those that certainly belong to one invoice. The answer also
 * lists the known payments, because a bank that reuses its references may have meant another payment.
 */
export async function takeFile(services: Services, actor: AdminActor, incoming: IncomingFile | null, moment: Moment) {
  if (!incoming) return refuse('bank_file_unreadable');
  const bytes = await readFile(incoming.place);
  const { readCamt } = await import('#server/formats/camt/read-camt.ts');
  const ours = await findOurs(services.db);
  const file = readCamt(bytes, (account) => accountCalled(ours, account) !== undefined);
  if (isRefusal(file)) return file;
  const written = await writePrivateFile(services, bytes, { max_bytes: BANK_FILE_MAX_BYTES });
  if (isRefusal(written)) return written;
  const taken = await inTransaction(services.db, (trx) => keep(trx, { actor, file, ours, written, moment }));
  const { added, known } = isRefusal(taken) ? { added: [], known: file.entries } : taken;
  const cameIn = added.filter(({ direction }) => direction === 'in');
  const matched_count = await matchEntries(services, cameIn, moment);
  return {
    entry_count: file.entries.length,
    new_count: added.length,
    matched_count,
    known_count: known.length,
    known: known.slice(0, KNOWN_LISTED).map(listed),
    left_out: [...file.left_out],
  };
}
