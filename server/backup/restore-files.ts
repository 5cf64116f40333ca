import type { Readable } from 'node:stream';
import type pg from 'pg';
import { z } from 'zod';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { NEEDED_FILES } from '#server/files/compare-files.ts';
import { type FileStore, isFilePath, type KeptBytes } from '#server/files/file-store.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { type Manifest, nameIn } from './label.ts';
import { inPages, linesOf } from './lines.ts';
import { measureStream, openPacked, openSealed } from './read-object.ts';
import { workSeveral } from './work-several.ts';

const PAGE = 200;
const AT_ONCE = 4;

const line = z.object({
  path: z.string().refine(isFilePath),
  name: z.string(),
  bytes: z.number(),
  sha256: z.string(),
});

/** Takes the bytes of a file to their end, and measures them. */
export type TakeFile = (path: string, bytes: Readable) => Promise<KeptBytes>;

/** Stores files. */
export const intoStore =
  (files: FileStore): TakeFile =>
  async (path, bytes) => {
    const kept = await files.put(path, bytes, { max_bytes: Number.MAX_SAFE_INTEGER });
    if (isRefusal(kept)) throw new Error('No file is larger than a number');
    return kept;
  };

/** Reads files and throws them away. */
export const intoNothing: TakeFile = (_path, bytes) => measureStream(bytes);

interface Restoring {
  readonly client: pg.ClientBase;
  readonly place: BackupPlace;
  readonly id: string;
  readonly private_key: string;
  readonly signal?: AbortSignal | undefined;
}

/** Restores all files of a backup, and notes them in a temporary table. */
export async function restoreFiles(
  { client, place, id, private_key, signal }: Restoring,
  list: Manifest['files'],
  take: TakeFile,
): Promise<void> {
  await client.query('create temporary table restored_files (path text primary key, bytes float8, sha256 text)');
  const lines = linesOf(await openPacked(place, { ...list, name: nameIn(id, 'files.age') }, private_key));
  for await (const page of inPages(lines, PAGE)) {
    const restored: (KeptBytes & { path: string })[] = [];
    await workSeveral(page, { at_once: AT_ONCE, signal }, async (one) => {
      const { path, ...object } = line.parse(JSON.parse(one));
      restored.push({ path, ...(await take(path, await openSealed(place, object, private_key))) });
    });
    await client.query(
      'insert into restored_files (path, bytes, sha256) select * from unnest($1::text[], $2::float8[], $3::text[])',
      [restored.map(({ path }) => path), restored.map(({ bytes }) => bytes), restored.map(({ sha256 }) => sha256)],
    );
  }
}

/**
 * Compares the restored files with the restored rows. A file that was missing when the backup was made is missing now.
 * @returns the number of files that the rows name, and the paths of those without bytes
 * @throws BackupError if a private file has other bytes than its row says
 */
export async function compareRestored(client: pg.ClientBase): Promise<{ files: number; missing: string[] }> {
  const { rows: wrong } = await client.query<{ path: string }>(`
    select r.path from restored_files r join private_files p on p.path = r.path
    where r.sha256 <> p.sha256 or r.bytes <> p.bytes order by 1 limit 20`);
  if (wrong.length > 0)
    throw new BackupError(
      `These files have other bytes than their rows say: ${wrong.map(({ path }) => path).join(', ')}.`,
    );
  const { rows } = await client.query<{ files: number; missing: string[] }>(`
    select count(*)::int as files, coalesce(array_agg(n.path order by n.path) filter (where r.path is null), '{}') as missing
    from ${NEEDED_FILES} n left join restored_files r on r.path = n.path`);
  return rows[0] ?? { files: 0, missing: [] };
}
