import { sql } from 'kysely';
import type { DataExport } from '#contract/accounts/data-export.ts';
import { exportEnds, nextExportDate } from '#domain/accounts/data-export/data-export.rules.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { confirmOwner } from '#server/features/accounts/security/commands/confirm-owner.ts';
import { deletePrivateFile, findPrivateFile } from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import { announceAccount } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { MAKE_EXPORTS } from './make-exports.ts';

interface Row {
  readonly asked_date: string;
  readonly made_date: string | null;
  readonly file_id: string | null;
}

async function findRow(db: Db, account_id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select asked_date, made_date, file_id from data_exports where account_id = ${account_id}`.execute(db);
  return rows[0];
}

/** The state of the archive of an account's own data. */
export async function showExport(db: Db, account_id: string, { now }: Moment): Promise<DataExport> {
  const row = await findRow(db, account_id);
  if (!row) return { state: 'none', expires_date: null, next_date: null };
  const next = nextExportDate(row.asked_date);
  const next_date = next > now ? next : null;
  if (row.made_date === null) return { state: 'waiting', expires_date: null, next_date };
  if (row.file_id === null) return { state: 'gone', expires_date: null, next_date };
  return { state: 'ready', expires_date: exportEnds(row.made_date), next_date };
}

/**
 * Requests an archive of the owner's data, which replaces the earlier archive. The owner is confirmed first, because
 * the computer may be unattended.
 */
export async function askExport(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  actor: SignedInActor,
  password: string | undefined,
  moment: Moment,
) {
  const stranger = await confirmOwner(db, actor, password, moment);
  if (stranger) return stranger;
  const { account_id } = actor;
  const asked = await inTransaction(db, async (trx) => {
    await sql`select from accounts where id = ${account_id} for update`.execute(trx);
    const before = await findRow(trx, account_id);
    if (before && nextExportDate(before.asked_date) > moment.now) return refuse('export_asked');
    if (before?.file_id) await deletePrivateFile(trx, before.file_id, moment);
    await sql`
      insert into data_exports (account_id, asked_date) values (${account_id}, ${moment.now})
      on conflict (account_id) do update set asked_date = excluded.asked_date, made_date = null, file_id = null,
        lease = null, free_from = null, attempts = 0`.execute(trx);
    announceAccount(trx, account_id);
    return true as const;
  });
  if (asked === true) await jobs.soon(MAKE_EXPORTS);
  return asked;
}

/** The signed URL of the archive for this account; refused if there is no archive. */
export async function giveExport(services: Services, account_id: string) {
  const row = await findRow(services.db, account_id);
  const file = row?.file_id ? await findPrivateFile(services.db, row.file_id) : undefined;
  if (!file) return refuse('not_found');
  return { url: signedUrl(services, file, { purpose: 'download', account_id }) };
}
