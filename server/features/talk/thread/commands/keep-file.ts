import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { THREAD_BOUNDS, whyNotWrite } from '#domain/talk/thread/thread.rules.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { ThreadActor } from '#server/features/talk/thread/policy.ts';
import { loadThread } from '#server/features/talk/thread/queries/load-thread.ts';
import { attachmentOf } from '#server/files/attachment.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { keepPrivateFile, type WrittenBytes, writePrivateFile } from '#server/files/private-files.ts';
import type { Services } from '#server/services.ts';

/**
 * Bytes by which the stored copy of a film may be larger than the sent file, because the copy's index is written
 * differently.
 */
const COPY_MORE = 1024 * 1024;

/** Receives a file for a message that is not sent yet. The file becomes part of the thread when the message is sent. */
export async function takeFile(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  actor: ThreadActor,
  id: string,
  incoming: IncomingFile | null,
  moment: Moment,
  gone: AbortSignal,
) {
  const thread = await loadThread(services.db, actor, id, moment);
  if (!thread) return refuse('not_found');
  const why = whyNotWrite(thread.side, thread);
  if (why) return refuse(why);
  const found = incoming ? await attachmentOf(incoming, gone) : refuse('file_unknown');
  if (isRefusal(found)) return found;
  const written = await writePrivateFile(services, found.source, { max_bytes: THREAD_BOUNDS.file_bytes + COPY_MORE });
  if (isRefusal(written)) return written;
  const { path, bytes, sha256 } = written;
  const { account_id } = actor;
  const kept = await inTransaction(services.db, async (trx) => {
    // The lock makes the second of two simultaneous files count the first.
    await sql`select from accounts where id = ${account_id} for no key update`.execute(trx);
    const { rows } = await sql<{ waiting: number }>`
      select coalesce(sum(bytes), 0)::float8 as waiting from message_uploads where account_id = ${account_id}`.execute(
      trx,
    );
    if ((rows[0]?.waiting ?? 0) + bytes > THREAD_BOUNDS.unsent_bytes) return refuse('unsent_full');
    return await trx
      .insertInto('message_uploads')
      .values({
        subject_id: id,
        account_id,
        created_date: moment.now,
        path,
        bytes,
        sha256,
        content_type: found.content_type,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  if (!isRefusal(kept)) return { upload_id: kept.id };
  await services.files.remove(path);
  return kept;
}

export interface SentFile {
  readonly upload_id: string;
  /** The sender's name for the file. */
  readonly name: string;
}

type Upload = WrittenBytes & { readonly id: string; readonly content_type: string };

/**
 * Attaches files to a message, in their order. The sender must have uploaded them to this thread within the last hour.
 */
export async function keepFiles(
  trx: Trx,
  actor: ThreadActor,
  subject_id: string,
  message_id: string,
  files: readonly SentFile[],
  { now }: Moment,
) {
  const { rows } = await sql<Upload>`
    delete from message_uploads
    where id = any(${files.map(({ upload_id }) => upload_id)}::uuid[]) and subject_id = ${subject_id}
      and account_id = ${actor.account_id} and created_date > ${now}::timestamptz - interval '1 hour'
    returning id, path, bytes, sha256, content_type`.execute(trx);
  if (rows.length !== files.length) return refuse('file_gone');
  for (const [index, { upload_id, name }] of files.entries()) {
    const upload = rows.find(({ id }) => id === upload_id);
    if (!upload) return refuse('file_gone');
    const { path, bytes, sha256, content_type } = upload;
    const owner = { noun: 'message', subject_id: message_id, kind: `file_${index + 1}` };
    await keepPrivateFile(trx, { ...owner, written: { path, bytes, sha256 }, name, content_type });
  }
  return true as const;
}
