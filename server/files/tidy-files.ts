import { sql } from 'kysely';
import { momentOf } from '#domain/time/day.ts';
import { missingFilesMail } from '#texts/files.ts';
import { inTransaction } from '../db/transaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { type Comparison, compareFiles } from './compare-files.ts';
import { CUT_OFF_AFTER_MS, removeCutOff } from './incoming.ts';

const AT_ONCE = 500;
/** So many orphans may be the most of all files, as when an installation is new. */
const ORPHANS_ALWAYS = 20;

type Tidying = Pick<Services, 'env' | 'db' | 'files' | 'clock' | 'log'>;

/**
 * Whether so many files are without a row that the database cannot be the one that belongs to them: an empty or an older
 * one beside a full store would otherwise cost every picture.
 */
export const isSuspicious = ({ files, orphans }: Comparison): boolean =>
  orphans.count > ORPHANS_ALWAYS && orphans.count > files / 2;

/** Removes the bytes of private files that were deleted, and then what says that they were. */
async function removeDeleted({ db, files }: Pick<Tidying, 'db' | 'files'>): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await db
      .selectFrom('private_files')
      .where('deleted_date', 'is not', null)
      .orderBy('deleted_date')
      .limit(AT_ONCE)
      .select(['id', 'path'])
      .execute();
    for (const { id, path } of rows) {
      await files.remove(path);
      await db.deleteFrom('private_files').where('id', '=', id).execute();
    }
    count += rows.length;
    if (rows.length < AT_ONCE) return count;
  }
}

/** Tells every administrator by mail that files are missing, once a day. */
async function tellMissing({ db, clock }: Pick<Tidying, 'db' | 'clock'>, count: number): Promise<void> {
  const { today } = momentOf(clock());
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from accounts where role = 'admin' order by id limit 100`.execute(trx);
    for (const { id, email } of rows) {
      const dedupe_key = `missing-files ${today} ${id}`;
      await queueMail(trx, { to_email: email, content: missingFilesMail(count), dedupe_key });
    }
  });
}

/**
 * The daily job. Removes what nobody can ever be given: bytes of deleted files, files that no row names and writings that
 * were cut off. Reports rows whose file is gone, which only a backup can bring back.
 */
export async function tidyFiles(tidying: Tidying): Promise<Comparison & { readonly removed: number }> {
  const { files, clock, log } = tidying;
  const drafts = await files.removeDrafts(new Date(clock().getTime() - CUT_OFF_AFTER_MS));
  await removeCutOff(tidying);
  const deleted = await removeDeleted(tidying);
  const found = await compareFiles(tidying);
  let removed = 0;
  if (isSuspicious(found)) {
    log.error({ files: found.files, orphans: found.orphans.count }, 'most files have no row, so none was removed');
  } else {
    for (const path of found.orphans.paths) await files.remove(path);
    removed = found.orphans.paths.length;
  }
  if (found.missing.count > 0) {
    log.error({ count: found.missing.count, paths: found.missing.paths.slice(0, 20) }, 'rows whose file is gone');
    await tellMissing(tidying, found.missing.count);
  }
  log.info({ files: found.files, removed, deleted, drafts, missing: found.missing.count }, 'the files were tidied');
  return { ...found, removed };
}
