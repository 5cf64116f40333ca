import { sql } from 'kysely';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tellBroken, tellUnknown } from '#server/live/tell-broken.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { missingFilesMail } from '#texts/kernel/files.ts';
import { type Comparison, compareFiles } from './compare-files.ts';
import { CUT_OFF_AFTER_MS, removeCutOff } from './incoming.ts';
import { type Each, removeUnsent } from './unsent-files.ts';

const AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Bytes stay for so long after their file was removed, so that every backup of these days has its files. */
const REMOVED_KEPT_DAYS = 35;
const daysBefore = (clock: Clock, days: number) =>
  new Date(clock().getTime() - days * 24 * 60 * 60 * 1000).toISOString();

/** So many orphans may be the most of all files, as when an installation is new. */
const ORPHANS_ALWAYS = 20;

type Tidying = Pick<Services, 'env' | 'db' | 'files' | 'clock' | 'log'>;

/**
 * True if so many files are without a row that the database is probably the wrong one: an empty or an older one beside
 * a full store would otherwise cost every picture.
 */
export const isSuspicious = ({ files, orphans }: Comparison): boolean =>
  orphans.count > ORPHANS_ALWAYS && orphans.count > files / 2;

const NOT_DELETED_BEFORE = '-infinity';

/** Removes the bytes of private files that were deleted long ago, and then what says that they were. */
async function removeDeleted(
  { db, files, clock }: Pick<Tidying, 'db' | 'files' | 'clock'>,
  each: Each,
): Promise<number> {
  let count = 0;
  const before = daysBefore(clock, REMOVED_KEPT_DAYS);
  // After the last one, not from the start: one that breaks is still there.
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
 * Of orphans that are too many to be believed, removes those that have been known for as long as backups are: until then
 * there was time to see that the database is the wrong one. @returns how many
 */
async function removeLongKnown({ db, files, clock }: Tidying, { orphans }: Comparison, each: Each): Promise<number> {
  const now = clock().toISOString();
  await sql`insert into unknown_files (path, seen_date, last_date)
    select unnest(${[...orphans.paths]}::text[]), ${now}, ${now}
    on conflict (path) do update set last_date = excluded.last_date`.execute(db);
  // Files that have a row by now, or are gone, are forgotten.
  await sql`delete from unknown_files where last_date < ${now}`.execute(db);
  const { rows } = await sql<{ path: string }>`
    select path from unknown_files where last_date = ${now} and seen_date < ${daysBefore(clock, REMOVED_KEPT_DAYS)}
    order by path`.execute(db);
  let count = 0;
  for (const { path } of rows) if (await each(path, () => files.remove(path))) count += 1;
  return count;
}

/** Tells every administrator by mail that files are missing, once a day. */
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
 * The daily job. Removes bytes that nobody can be given any more: of files deleted over a month ago, of files that were
 * never sent on, of files that no row names, and of writings that were cut off. Reports rows whose file is gone, which
 * only a backup can bring back. A failure is logged, told to the administrators, and tried again the next day; the rest
 * is done.
 */
export async function tidyFiles(tidying: Tidying): Promise<Comparison & { readonly removed: number }> {
  const { db, files, clock, log } = tidying;
  // By name: a deleted file that stays is found a second time, as one that no row names.
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
  const deleted = await removeDeleted(tidying, each);
  const unsent = await removeUnsent(tidying, each);
  const found = await compareFiles(tidying);
  let removed = 0;
  if (isSuspicious(found)) {
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
