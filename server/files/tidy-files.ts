import { sql } from 'kysely';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tellBroken, tellUnknown } from '#server/live/tell-broken.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { missingFilesMail } from '#texts/kernel/files.ts';
import { type Comparison, compareFiles } from './compare-files.ts';
import { isBackupRunning, removeHeld } from './held-files.ts';
import { CUT_OFF_AFTER_MS, removeCutOff } from './incoming.ts';
import { type Each, removeUnsent } from './unsent-files.ts';

const AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Days for which a deleted file's bytes stay, so that every backup of these days has its files. */
const REMOVED_KEPT_DAYS = 35;
const daysBefore = (clock: Clock, days: number) =>
  new Date(clock().getTime() - days * 24 * 60 * 60 * 1000).toISOString();

/**
 * Maximum number of orphans that is never suspicious: in a new installation, so few orphans may already be more than
 * half of all files.
 */
const ORPHANS_ALWAYS = 20;

type Tidying = Pick<Services, 'env' | 'db' | 'files' | 'clock' | 'log'>;

/**
 * True if so many files have no row that the database is probably the wrong one: beside an empty or older database,
 * deleting orphans would delete every picture.
 */
export const isSuspicious = ({ files, orphans }: Comparison): boolean =>
  orphans.count > ORPHANS_ALWAYS && orphans.count > files / 2;

const NOT_DELETED_BEFORE = '-infinity';

/** Removes the bytes of private files that were deleted more than REMOVED_KEPT_DAYS days ago, and then their rows. */
async function removeDeleted(
  { db, files, clock }: Pick<Tidying, 'db' | 'files' | 'clock'>,
  each: Each,
): Promise<number> {
  let count = 0;
  const before = daysBefore(clock, REMOVED_KEPT_DAYS);
  // Each query begins after the last row of the previous one and not at the start, because rows whose removal failed
  // stay.
  for (let [after, after_id] = [NOT_DELETED_BEFORE, FIRST_ID]; ; ) {
    const { rows } = await sql<{ id: string; path: string; at: string }>`
      select id, path, deleted_date::text as at from private_files
      where deleted_date < ${before} and (deleted_date, id) > (${after}::timestamptz, ${after_id}::uuid)
      order by deleted_date, id limit ${AT_ONCE}`.execute(db);
    for (const { id, path } of rows) {
      const isDone = await each(path, async () => {
        await files.remove(path);
        await db.deleteFrom('private_files').where('id', '=', id).execute();
      });
      if (isDone) count += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return count;
    [after, after_id] = [last.at, last.id];
  }
}

/**
 * Among suspiciously many orphans, removes those that have been known for longer than backups are kept: in that time
 * somebody would have noticed a wrong database.
 * @returns their number
 */
async function removeLongKnown({ db, files, clock }: Tidying, { orphans }: Comparison, each: Each): Promise<number> {
  const now = clock().toISOString();
  await sql`insert into unknown_files (path, seen_date, last_date)
    select unnest(${[...orphans.paths]}::text[]), ${now}, ${now}
    on conflict (path) do update set last_date = excluded.last_date`.execute(db);
  // Forgets files that are gone or have a row again.
  await sql`delete from unknown_files where last_date < ${now}`.execute(db);
  const { rows } = await sql<{ path: string }>`
    select path from unknown_files where last_date = ${now} and seen_date < ${daysBefore(clock, REMOVED_KEPT_DAYS)}
    order by path`.execute(db);
  let count = 0;
  for (const { path } of rows) if (await each(path, () => files.remove(path))) count += 1;
  return count;
}

/** Mails the administrators, each at most once a day, that files are missing. */
async function tellMissing({ db, clock }: Pick<Tidying, 'db' | 'clock'>, count: number): Promise<void> {
  const { today } = momentOf(clock());
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from accounts where admin_role is not null order by id limit 100`.execute(trx);
    for (const { id, email } of rows) {
      const dedupe_key = `missing-files ${today} ${id}`;
      await queueMail(trx, { to_email: email, content: missingFilesMail(count), dedupe_key });
    }
  });
}

/**
 * The daily job. Removes bytes that nobody can read any more: of private files deleted more than REMOVED_KEPT_DAYS days
 * ago, of message files that were never sent, of old files without a row (if suspiciously many, only those long known;
 * none while a backup runs), and of interrupted writes. Reports rows whose file is gone, which only a backup can
 * restore. A failed removal is logged, reported to the administrators and tried again the next day; the other work goes
 * on.
 */
export async function tidyFiles(tidying: Tidying): Promise<Comparison & { readonly removed: number }> {
  const { db, files, clock, log } = tidying;
  // Names of the work that failed; the administrators learn their number.
  const broken = new Set<string>();
  const each: Each = async (what, work) => {
    try {
      await work();
      return true;
    } catch (err) {
      log.error({ err, what }, 'something could not be tidied');
      broken.add(what);
      return false;
    }
  };
  await each('drafts', () => files.removeDrafts(new Date(clock().getTime() - CUT_OFF_AFTER_MS)));
  await each('incoming', () => removeCutOff(tidying));
  await each('held files', () => removeHeld(tidying));
  const deleted = await removeDeleted(tidying, each);
  const unsent = await removeUnsent(tidying, each);
  const found = await compareFiles(tidying);
  let removed = 0;
  if (await isBackupRunning(db)) {
    // A row of the backup's snapshot may name these files.
    log.info({ orphans: found.orphans.count }, 'files without a row stay until tomorrow, because a backup runs');
  } else if (isSuspicious(found)) {
    log.error({ files: found.files, orphans: found.orphans.count }, 'most files have no row, so they stay for now');
    await each('notice', () => tellUnknown(db, found.orphans.count));
    removed = await removeLongKnown(tidying, found, each);
  } else {
    for (const path of found.orphans.paths) if (await each(path, () => files.remove(path))) removed += 1;
  }
  if (found.missing.count > 0) {
    log.error({ count: found.missing.count, paths: found.missing.paths.slice(0, 20) }, 'rows whose file is gone');
    await each('mail', () => tellMissing(tidying, found.missing.count));
  }
  await tellBroken(db, 'tidy-files', broken.size);
  log.info(
    { files: found.files, removed, deleted, unsent, broken: broken.size, missing: found.missing.count },
    'the files were tidied',
  );
  return { ...found, removed };
}
