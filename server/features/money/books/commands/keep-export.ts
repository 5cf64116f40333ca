import { randomUUID } from 'node:crypto';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { type Wanted, writeExport } from './write-export.ts';

/** Maximum size of an exported file in bytes; far above the vouchers of a year. */
const EXPORT_MAX_BYTES = 200 * 1024 * 1024;

/**
 * Makes a file of the books and stores it with the administrator's name.
 * @returns the file's signed URL
 */
export async function keepExport(services: Services, actor: AdminActor, wanted: Wanted, moment: Moment) {
  const { db } = services;
  const company = await findPlatform(db, moment.today);
  if (!company) return refuse('platform_missing');
  const { bytes, extension, content_type } = await writeExport(db, { ...wanted, company, by: actor.name, moment });
  const written = await writePrivateFile(services, bytes, { max_bytes: EXPORT_MAX_BYTES });
  if (isRefusal(written)) throw new Error('A file of the books is too large to be kept');
  const { kind, from, to } = wanted;
  const file = await inTransaction(db, async (trx) => {
    const id = randomUUID();
    const owner = { noun: 'book_export', subject_id: id, kind, name: `${kind}-${from}-${to}.${extension}` };
    const kept = await keepPrivateFile(trx, { written, ...owner, content_type });
    const { account_id, name: actor_name } = actor;
    await trx
      .insertInto('book_exports')
      .values({
        id,
        kind,
        from_day: from,
        to_day: to,
        file_id: kept.id,
        account_id,
        actor_name,
        created_date: moment.now,
      })
      .execute();
    announce(trx, { topics: [], noun: 'books' });
    return kept;
  });
  return { url: signedUrl(services, file, { purpose: 'download', account_id: actor.account_id }) };
}
