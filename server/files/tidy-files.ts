import { sql } from 'kysely';
import { momentOf } from '#domain/time/day.ts';
import { missingFilesMail } from '#texts/files.ts';
import { inTransaction } from '../db/transaction.ts';
import { tellBroken } from '../live/tell-broken.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { type Comparison, compareFiles } from './compare-files.ts';
import { CUT_OFF_AFTER_MS, removeCutOff } from './incoming.ts';

const AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** So many orphans may be the most of all files, as when an installation is new. */
const ORPHANS_ALWAYS = 20;

/** Does one thing; when it breaks, that is told and holds up no other. @returns whether it is done */
type Each = (what: string, work: () => Promise<unknown>) => Promise<boolean>;

type Tidying = Pick<Services, 'env' | 'db' | 'files' | 'clock' | 'log'>;

/**
 * Whether so many files are without a row that the database cannot be the one that belongs to them: an empty or an older
 * one beside a full store would otherwise cost every picture.
 */
export const isSuspicious = ({ files, orphans }: Comparison): boolean =>
  orphans.count > ORPHANS_ALWAYS && orphans.count > files / 2;

const NOT_DELETED_BEFORE = '-infinity';

/** Removes the bytes of private files that were deleted, and then what says that they were. */
async function removeDeleted({ db, files }: Pick<Tidying, 'db' | 'files'>, each: Each): Promise<number> {
  let count = 0;
  // After the last one, not from the start: one that breaks is still there.
  for (let [after, after_id] = [NOT_DELETED_BEFORE, FIRST_ID]; ; ) {
    const { rows } = await sql<{ id: string; path: string; at: string }>`
      select id, path, deleted_date::text as at from private_files
      where deleted_date is not null and (deleted_date, id) > (${after}::timestamptz, ${after_id}::uuid)
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
 * The daily job. Removes what nobody can ever be given: bytes of deleted files, files that no row names and writings that
 * were cut off. Reports rows whose file is gone, which only a backup can bring back. What breaks is logged, told to the
 * administrators, and tried again the next day; the rest is done.
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
  const found = await compareFiles(tidying);
  let removed = 0;
  if (isSuspicious(found)) {
    log.error({ files: found.files, orphans: found.orphans.count }, 'most files have no row, so none was removed');
  } else {
    for (const path of found.orphans.paths) if (await each(path, () => files.remove(path))) removed += 1;
  }
  if (found.missing.count > 0) {
    log.error({ count: found.missing.count, paths: found.missing.paths.slice(0, 20) }, 'rows whose file is gone');
    await each('mail', () => tellMissing(tidying, found.missing.count));
  }
  await tellBroken(db, 'tidy-files', broken.size);
  log.info(
    { files: found.files, removed, deleted, broken: broken.size, missing: found.missing.count },
    'the files were tidied',
  );
  return { ...found, removed };
}
