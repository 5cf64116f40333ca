/**
 * The files of a backup, in temporary tables of the backup's connection, so that a million of them need no memory of
 * this process. The name of a stored object does not tell the path of its file: whoever sees the backup's place could
 * open a picture by its path, which is a part of its URL.
 */

import type { Readable } from 'node:stream';
import type pg from 'pg';
import { z } from 'zod';
import { NEEDED_FILES } from '#server/files/compare-files.ts';
import type { Listed } from './backup-place.ts';
import { FILES } from './label.ts';
import { inPages, linesOf } from './lines.ts';
import type { Named } from './read-object.ts';

const PAGE = 500;

/** A file to copy. `plain` is the size and hash in its row; pictures have none. */
export interface Wanted {
  readonly path: string;
  /** SHA-256 of the path. */
  readonly id: string;
  readonly plain: { readonly bytes: number; readonly sha256: string } | null;
}

/** Creates the temporary tables. */
export async function createFileList(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create temporary table backup_files (
      path text primary key, id text not null, plain_bytes float8, plain_sha256 text, is_needed boolean not null,
      object text, bytes float8, sha256 text);
    create temporary table backup_known (object text primary key, id text not null, bytes float8, sha256 text);
    create temporary table backup_present (object text primary key, bytes float8)`);
}

/** Lists the files that the rows of the snapshot name. Files of unsent messages may be missing. */
export async function listFiles(client: pg.ClientBase): Promise<void> {
  await client.query(`
    insert into backup_files (path, id, plain_bytes, plain_sha256, is_needed)
    select path, encode(sha256(convert_to(path, 'UTF8')), 'hex'), bytes, sha256, is_needed
    from (
      select n.path, p.bytes, p.sha256, true as is_needed from ${NEEDED_FILES} n left join private_files p on p.path = n.path
      union all select path, bytes, sha256, false from message_uploads
    ) named on conflict do nothing`);
}

const catalogueLine = z.tuple([z.string(), z.number(), z.string()]);

/** Takes up the objects that an earlier backup has stored and that are still there. */
export async function takeStored(
  client: pg.ClientBase,
  catalogue: Readable,
  present: AsyncIterable<readonly Listed[]>,
): Promise<void> {
  for await (const page of inPages(linesOf(catalogue), PAGE)) {
    const lines = page.map((line) => catalogueLine.parse(JSON.parse(line)));
    await client.query(
      `insert into backup_known (object, id, bytes, sha256)
       select object, substring(object from '[0-9a-f]{64}'), bytes, sha256
       from unnest($1::text[], $2::float8[], $3::text[]) line (object, bytes, sha256)`,
      [lines.map(([name]) => name), lines.map(([, bytes]) => bytes), lines.map(([, , sha256]) => sha256)],
    );
  }
  for await (const page of present) {
    await client.query(
      'insert into backup_present (object, bytes) select object, bytes from unnest($1::text[], $2::float8[]) found (object, bytes)',
      [page.map(({ name }) => name), page.map(({ bytes }) => bytes)],
    );
  }
  await client.query(`
    update backup_files f set object = k.object, bytes = k.bytes, sha256 = k.sha256
    from backup_known k join backup_present p on p.object = k.object and p.bytes = k.bytes where k.id = f.id`);
}

/** The files that have no object yet, in pages. */
export async function* unstored(client: pg.ClientBase): AsyncGenerator<Wanted[]> {
  for (let after = ''; ; ) {
    const { rows } = await client.query<{ path: string; id: string; bytes: number | null; sha256: string | null }>(
      `select path, id, plain_bytes as bytes, plain_sha256 as sha256 from backup_files
       where object is null and path > $1 order by path limit ${PAGE}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ path, id, bytes, sha256 }) => ({
      path,
      id,
      plain: bytes === null || sha256 === null ? null : { bytes, sha256 },
    }));
    after = last.path;
  }
}

/** Notes the objects of copied files. */
export async function noteStored(client: pg.ClientBase, stored: readonly (Named & { path: string })[]): Promise<void> {
  await client.query(
    `update backup_files f set object = s.object, bytes = s.bytes, sha256 = s.sha256
     from unnest($1::text[], $2::text[], $3::float8[], $4::text[]) s (path, object, bytes, sha256) where f.path = s.path`,
    [
      stored.map(({ path }) => path),
      stored.map(({ name }) => name),
      stored.map(({ bytes }) => bytes),
      stored.map(({ sha256 }) => sha256),
    ],
  );
}

/** All stored files with their objects. */
export async function* storedFiles(client: pg.ClientBase): AsyncGenerator<Named & { readonly path: string }> {
  for (let after = ''; ; ) {
    const { rows } = await client.query<Named & { path: string }>(
      `select path, object as name, bytes, sha256 from backup_files
       where object is not null and path > $1 order by path limit ${PAGE}`,
      [after],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.path;
  }
}

/** The number of needed files, and the paths of those that have no object. */
export async function countFiles(client: pg.ClientBase): Promise<{ files: number; missing: string[] }> {
  const { rows } = await client.query<{ files: number; missing: string[] }>(`
    select (count(*) filter (where is_needed))::int as files,
      coalesce(array_agg(path order by path) filter (where is_needed and object is null), '{}') as missing
    from backup_files`);
  return rows[0] ?? { files: 0, missing: [] };
}

/** The name of a new object for a file. Each backup writes objects of its own, so none is ever overwritten. */
export const objectOf = (id: string, backup: string): string => `${FILES}/${id.slice(0, 2)}/${id}-${backup}.age`;
