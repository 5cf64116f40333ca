import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { exportEnds } from '#domain/accounts/data-export/data-export.rules.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { ownDataOf, type Subject } from '#server/db/own-data.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { filesOf, type OwnFile } from '#server/features/accounts/data-export/queries/files-of.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { type ZipEntry, zipOf } from '#server/formats/zip.ts';
import { workOff } from '#server/jobs/lane.ts';
import { type Backlog, isOwn, type Lease } from '#server/jobs/leases.ts';
import { growingWait, LostLease } from '#server/jobs/work.ts';
import { announceAccount } from '#server/live/announce.ts';
import { tellBroken } from '#server/live/tell-broken.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import type { Services } from '#server/services.ts';
import { EXPORT_PAGE, exportReadyMail } from '#texts/accounts/data-export-words.ts';
import { indexPage } from './index-page.ts';

type Parts = Pick<Services, 'db' | 'env' | 'files' | 'own_data' | 'clock' | 'log'>;

export const MAKE_EXPORTS = 'make-exports';

/**
 * Maximum size of an archive in bytes: below the 4 GB of a zip without zip64, with room for the archive's own lists.
 */
const BYTES_MAX = 3_500_000_000;
/** Longest wait after failures; it is long, because each attempt reads all data about an account. */
const LONGEST_WAIT_SECONDS = 1800;

/** The account whose data the archive contains. */
interface Owner extends Subject {
  readonly name: string;
  readonly role: 'talent' | 'company';
}

/** Archives to make, the longest waiting first. */
export const EXPORTS: Backlog = {
  table: 'data_exports',
  key: 'account_id',
  free_from: 'free_from',
  waits: sql`made_date is null`,
  order: sql`asked_date, account_id`,
  since: sql`asked_date`,
  lease_seconds: 120,
};

async function findOwner(db: Db, account_id: string): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select a.id as account_id, t.id as talent_id, a.name, a.role
    from accounts a left join talents t on t.account_id = a.id where a.id = ${account_id}`.execute(db);
  return rows[0];
}

/** The files that fit in an archive, in their order, and the names of the files left out. */
function fitting(files: readonly OwnFile[]) {
  let bytes = 0;
  const [taken, left_out]: [OwnFile[], OwnFile[]] = [[], []];
  for (const file of files) {
    const fits = bytes + file.bytes <= BYTES_MAX;
    if (fits) bytes += file.bytes;
    (fits ? taken : left_out).push(file);
  }
  return { taken, left_out: left_out.map(({ name }) => name) };
}

/** The files of the archive, each read only when the archive reaches it. A file that the store has lost is left out. */
async function* entriesOf(
  { db, env, files: store, own_data }: Parts,
  owner: Owner,
  now: string,
  signal: AbortSignal,
): AsyncGenerator<ZipEntry> {
  const { taken, left_out } = fitting(await filesOf(db, owner));
  const sections = [];
  for (const { name, words, rows, open } of ownDataOf(own_data, owner)) {
    const read = (await rows(owner).execute(db)).rows;
    const found = open ? read.map((row) => open(env, row)) : read;
    sections.push([words, found] as const);
    yield { name: `data/${name}.json`, open: async () => Buffer.from(JSON.stringify(found, null, 2)) };
  }
  const files: string[] = [];
  for (const { path, name } of taken) {
    signal.throwIfAborted();
    const opened = await store.get(path);
    if (!opened) continue;
    files.push(name);
    yield { name: `filer/${name}`, open: async () => opened.stream };
  }
  const page = indexPage({ name: owner.name, now, sections, files, left_out });
  yield { name: 'index.html', open: async () => Buffer.from(page) };
}

/**
 * Makes one archive and tells its owner. An owner who was erased meanwhile gets none; the tidying job removes the
 * bytes.
 */
async function makeOne(parts: Parts, own: Lease, signal: AbortSignal): Promise<void> {
  const owner = await findOwner(parts.db, own.id);
  if (!owner) throw new LostLease('The account was erased');
  const moment = momentOf(parts.clock());
  const source = Readable.from(zipOf(entriesOf(parts, owner, moment.now, signal)));
  const written = await writePrivateFile(parts, source, { max_bytes: BYTES_MAX * 2 });
  if (isRefusal(written)) throw new Error('An archive of what is kept about somebody is too large');
  const { account_id, role } = owner;
  await inTransaction(parts.db, async (trx) => {
    const { rows } = await sql`
      select from data_exports where ${isOwn(EXPORTS, own)} and made_date is null for update`.execute(trx);
    if (rows.length === 0) throw new LostLease('The archive is made by another process, or its owner was erased');
    const file = { noun: 'data_export', subject_id: account_id, kind: 'archive', name: EXPORT_PAGE.file_name };
    const { id } = await keepPrivateFile(trx, { written, ...file, content_type: 'application/zip' });
    await sql`
      update data_exports set file_id = ${id}, made_date = ${moment.now}
      where account_id = ${account_id}`.execute(trx);
    const path = role === 'talent' ? '/TalentSettings#mina-uppgifter' : '/CompanySettings#mina-uppgifter';
    await mailOwner(trx, account_id, ({ first_name }) => exportReadyMail(first_name, exportEnds(moment.now), path));
    announceAccount(trx, account_id);
    return true;
  });
}

/** The job: makes all requested archives, one after the other. */
export async function makeExports(parts: Parts): Promise<void> {
  const broken = await workOff(parts.db, {
    backlog: () => EXPORTS,
    run: (own, signal) => makeOne(parts, own, signal),
    onFailure: (err, { id }) => parts.log.error({ err, account_id: id }, 'an archive could not be made'),
    retry: (own) => growingWait(own, LONGEST_WAIT_SECONDS),
  });
  await tellBroken(parts.db, MAKE_EXPORTS, broken);
}
