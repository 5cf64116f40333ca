/**
 * Files that only some may have. Keeping one takes two steps, because nothing outside is called within a transaction:
 *
 *     const written = await writePrivateFile(services, pdf, { max_bytes });         // the bytes, before the transaction
 *     if (isRefusal(written)) return written;
 *     await keepPrivateFile(trx, { written, noun: 'document', subject_id, kind: 'original', name, content_type });
 *
 * Bytes whose row is never made are removed by the daily job. They are given out where the policy of the noun has said
 * yes: to the session by openPrivateFile, or as a signedUrl that the browser follows.
 */

import type { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import type { Refusal } from '#domain/kernel/refusal.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { PrivateFilesTable } from '#server/db/generated.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { checkBytes } from './check-bytes.ts';
import { nameAs } from './file-name.ts';
import { type ByteRange, type KeptBytes, newPrivatePath, type PutOptions } from './file-store.ts';

/** The row of a private file that is not deleted. */
export type PrivateFile = Selectable<PrivateFilesTable>;

const COLUMNS = [
  ...(['id', 'noun', 'subject_id', 'kind', 'path', 'name', 'content_type', 'bytes', 'sha256'] as const),
  ...(['created_date', 'deleted_date'] as const),
] as const;

/** Bytes in the store that no row names yet. */
export interface WrittenBytes extends KeptBytes {
  readonly path: string;
}

/** Writes the bytes of a private file to the store. Never called within a transaction. */
export async function writePrivateFile(
  { files, clock }: Pick<Services, 'files' | 'clock'>,
  source: Readable | Uint8Array,
  options: PutOptions,
): Promise<WrittenBytes | Refusal<'file_too_large'>> {
  const path = newPrivatePath(clock);
  const kept = await files.put(path, source, options);
  return isRefusal(kept) ? kept : { ...kept, path };
}

export interface NewPrivateFile {
  readonly written: WrittenBytes;
  /** The noun of the thing that the file belongs to. */
  readonly noun: string;
  readonly subject_id: string;
  /** The part that the file plays for it. */
  readonly kind: string;
  /**
   * The maker's own name for it; without folders and characters that no file name may hold, and with the ending of its
   * type.
   */
  readonly name: string;
  /** Found by us in the content, never taken from the sender. */
  readonly content_type: string;
}

/** Says whose the bytes are; from the commit on they are a file. */
export async function keepPrivateFile(db: Db, { written, name, ...owner }: NewPrivateFile): Promise<PrivateFile> {
  return await db
    .insertInto('private_files')
    .values({ ...owner, ...written, name: nameAs(name, owner.content_type) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** One file, for any caller: the policy of its noun is asked before. */
export function findPrivateFile(db: Db, id: string): Promise<PrivateFile | undefined> {
  return db
    .selectFrom('private_files')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_date', 'is', null)
    .executeTakeFirst();
}

/** The newest files of a thing, a hundred at most. */
export function findPrivateFilesOf(db: Db, noun: string, subject_id: string): Promise<PrivateFile[]> {
  return db
    .selectFrom('private_files')
    .select(COLUMNS)
    .where('noun', '=', noun)
    .where('subject_id', '=', subject_id)
    .where('deleted_date', 'is', null)
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** From the commit on the file cannot be read; the daily job removes its bytes. Deleting again changes nothing. */
export async function deletePrivateFile(db: Db, id: string, moment: { readonly now: string }): Promise<void> {
  await db
    .updateTable('private_files')
    .set({ deleted_date: moment.now })
    .where('id', '=', id)
    .where('deleted_date', 'is', null)
    .execute();
}

/**
 * Opens the bytes of a file. Read whole, they are held against the SHA-256 of the row, and a stream that differs fails
 * before its end. @throws when the store has lost them
 */
export async function openPrivateFile(
  { files }: Pick<Services, 'files'>,
  file: Pick<PrivateFile, 'path' | 'sha256' | 'bytes'>,
  range?: ByteRange,
): Promise<Readable> {
  const opened = await files.get(file.path, range);
  if (!opened) throw new Error('The bytes of a private file are missing');
  return range ? opened.stream : checkBytes(opened.stream, file);
}
