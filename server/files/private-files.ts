/**
 * Files for certain people only. Storing one takes two steps, because no outside service is called within a transaction:
 *
 *     const written = await writePrivateFile(services, pdf, { max_bytes });         // the bytes, before the transaction
 *     if (isRefusal(written)) return written;
 *     await keepPrivateFile(trx, { written, noun: 'document', subject_id, kind: 'original', name, content_type });
 *
 * The daily job removes bytes that never got a row. After the noun's policy has said yes, openPrivateFile reads the
 * bytes for the session, or a signedUrl leads the browser to them.
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

/** The row of a private file. The functions below do not find deleted files. */
export type PrivateFile = Selectable<PrivateFilesTable>;

const COLUMNS = [
  ...(['id', 'noun', 'subject_id', 'kind', 'path', 'name', 'content_type', 'bytes', 'sha256'] as const),
  ...(['created_date', 'deleted_date'] as const),
] as const;

/** Bytes in the store that no row names yet. */
export interface WrittenBytes extends KeptBytes {
  readonly path: string;
}

/** Writes the bytes of a private file to the store. Must not be called within a transaction. */
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
  /** The noun of the object that the file belongs to. */
  readonly noun: string;
  readonly subject_id: string;
  /** The role of the file for its object, such as 'original'. */
  readonly kind: string;
  /**
   * The name of the file, which is stored without folders and forbidden characters, and with the extension of its type.
   */
  readonly name: string;
  /** Determined by the server from the content, never taken from the sender. */
  readonly content_type: string;
}

/** Assigns written bytes to an object; the file exists from the commit on. */
export async function keepPrivateFile(db: Db, { written, name, ...owner }: NewPrivateFile): Promise<PrivateFile> {
  return await db
    .insertInto('private_files')
    .values({ ...owner, ...written, name: nameAs(name, owner.content_type) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** One file, for any caller: the caller's code asks the noun's policy first. */
export function findPrivateFile(db: Db, id: string): Promise<PrivateFile | undefined> {
  return db
    .selectFrom('private_files')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_date', 'is', null)
    .executeTakeFirst();
}

/** The newest files of an object, a hundred at most. */
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

/**
 * Deletes a file: nobody can read it from the commit on, and the daily job removes its bytes. Deleting again changes
 * nothing.
 */
export async function deletePrivateFile(db: Db, id: string, moment: { readonly now: string }): Promise<void> {
  await db
    .updateTable('private_files')
    .set({ deleted_date: moment.now })
    .where('id', '=', id)
    .where('deleted_date', 'is', null)
    .execute();
}

/**
 * Opens the bytes of a file. If the whole file is read, its bytes are compared with the SHA-256 of the row; if they
 * differ, the stream fails before its end.
 * @throws if the store has lost the bytes
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
