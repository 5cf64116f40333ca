import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import type { BankFileShown, TakenFile } from '#contract/money/bank.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { BANK_FILE_MAX_BYTES } from '#domain/money/bank/bank-entry.ts';
import { type OurAccount, ourAccounts } from '#domain/money/bank/our-accounts.ts';
import type { PaymentReport } from '#domain/money/bank/payment-report.ts';
import type { AdminActor } from '#server/actor.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { keepPrivateFile, type WrittenBytes, writePrivateFile } from '#server/files/private-files.ts';
import type { OpenBankFile } from '#server/formats/bank-file/bank-file-reader.ts';
import type { KnownEntry } from '#server/formats/bank-file/sort-file.ts';
import type { ToldStatement } from '#server/formats/bank-file/thread-jobs.ts';
import type { BankFile } from '#server/formats/camt/output.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { TookTooLong } from '#server/threads/worker-queue.ts';
import { keepBalances } from './keep-balances.ts';
import { keepPayments } from './keep-payments.ts';
import { matchFile } from './match-entries.ts';
import { rejectPayouts } from './reject-payouts.ts';
import { settlePayouts } from './settle-payouts.ts';

/** Medverka's present and former accounts. */
async function findOurs(db: Db): Promise<readonly OurAccount[]> {
  return ourAccounts(await db.selectFrom('platform_details').select(['iban', 'bankgiro']).orderBy('version').execute());
}

interface Sent {
  readonly actor: AdminActor;
  readonly written: WrittenBytes;
  readonly moment: Moment;
}

/** What a file is, for its row. */
type Told = Pick<BankFile, 'message_id' | 'left_out'> & {
  readonly kind: BankFileShown['kind'];
  readonly entry_count: number;
};

/**
 * Stores the file.
 * @returns its id, or a refusal if a file with the same bytes was stored before
 */
async function keepFile(trx: Trx, { actor, written, moment }: Sent, told: Told) {
  const id = randomUUID();
  const { kind, message_id, left_out, entry_count } = told;
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
      entry_count,
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
  return id;
}

/** The listed known payments, each with the file that told it before. */
async function listKnown(db: Db, known: readonly KnownEntry[]): Promise<TakenFile['known']> {
  const files = await db
    .selectFrom('bank_files')
    .select(['id', 'kind', 'created_date'])
    .where('id', '=', sql<string>`any(${[...new Set(known.map(({ told_by }) => told_by))]}::uuid[])`)
    .execute();
  return known.flatMap(({ entry, told_by }) => {
    const file = files.find(({ id }) => id === told_by);
    if (!file) return [];
    const { booked_on, amount_ore, direction, counterparty, ocr, text } = entry;
    const { kind, created_date } = file as BankFileShown;
    return [{ booked_on, amount_ore, direction, counterparty, ocr, text, told_by: { kind, created_date } }];
  });
}

/** The result for a file whose bytes were stored before: all its entries are known from it. */
async function knownBytes(db: Db, sha256: string, { first, entry_count }: ToldStatement) {
  const file = await db.selectFrom('bank_files').select('id').where('sha256', '=', sha256).executeTakeFirst();
  const known = first.map((entry) => ({ entry, told_by: file?.id ?? '' }));
  return { id: file?.id, new_count: 0, known_count: entry_count, known };
}

const NOTHING_NEW = { new_count: 0, matched_count: 0, known_count: 0, known: [], left_out: [], paid_count: 0 };

/** Takes a bank's answer to a file of ours: registers the payouts that it rejects. */
async function takeReport(services: Services, sent: Sent, report: PaymentReport) {
  const { kind, message_id, entry_count } = report;
  const told = { kind, message_id, entry_count, left_out: [] };
  await inTransaction(services.db, (trx) => keepFile(trx, sent, told));
  // The same answer is read again as often as it is sent, because its file may have been confirmed here meanwhile.
  const payouts = await rejectPayouts(services, sent.actor, report, sent.moment);
  return { ...NOTHING_NEW, kind, entry_count, payouts };
}

/** Takes a statement or a notification: stores the new payments, and registers those that are beyond doubt. */
async function takeStatement(
  { db, env }: Services,
  { file, ours, ...sent }: Sent & { readonly file: OpenBankFile; readonly ours: readonly OurAccount[] },
  told: ToldStatement,
) {
  const { moment } = sent;
  const taken = await inTransaction(db, async (trx) => {
    const id = await keepFile(trx, sent, told);
    if (isRefusal(id)) return id;
    await keepBalances(trx, { id, file: told, ours }, moment);
    return { id, ...(await keepPayments(trx, { id, file, days: told.days }, moment)) };
  });
  const { id, known, ...counts } = isRefusal(taken) ? await knownBytes(db, sent.written.sha256, told) : taken;
  // First, so that money of ours that comes back is not taken for a customer's payment.
  const settled = await settlePayouts({ db, env }, sent.actor, moment);
  const matched_count = id === undefined ? 0 : await matchFile({ db }, id, moment);
  return {
    ...counts,
    kind: told.kind,
    entry_count: told.entry_count,
    matched_count,
    known: await listKnown(db, known),
    left_out: [...told.left_out],
    ...settled,
  };
}

/**
 * Reads a bank file: stores it with its new payments, and registers those that certainly belong to one invoice or
 * payout. The answer also lists the known payments, because a bank that reuses its references may have meant another
 * payment.
 */
export async function takeFile(
  services: Services,
  actor: AdminActor,
  incoming: Pick<IncomingFile, 'place' | 'bytes'> | null,
  moment: Moment,
) {
  if (!incoming) return refuse('bank_file_unreadable');
  const { place, bytes } = incoming;
  const ours = await findOurs(services.db);
  const taken = services.bank_files.open({ place, bytes, ours }, async (file) => {
    const { read } = file;
    if (isRefusal(read)) return read;
    const written = await writePrivateFile(services, createReadStream(place), { max_bytes: BANK_FILE_MAX_BYTES });
    if (isRefusal(written)) return written;
    const sent = { actor, written, moment };
    return read.kind === 'pain.002'
      ? takeReport(services, sent, read)
      : takeStatement(services, { ...sent, file, ours }, read);
  });
  // The payments were not stored: the transaction waits for the whole file.
  return taken.catch((error: unknown) => {
    if (error instanceof TookTooLong) return refuse('bank_file_slow');
    throw error;
  });
}
