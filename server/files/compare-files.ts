import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import type { Services } from '#server/services.ts';

/**
 * Minimum age of an orphan: the row of a younger file may not be written yet, or the file may just have been restored
 * from a backup.
 */
const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1000;
/** Maximum number of paths per kind in a comparison; the counts cover all files. */
const TOLD_MAX = 10_000;

export interface Comparison {
  /** Files in the store. */
  readonly files: number;
  /** Files older than a day that no row names. */
  readonly orphans: { readonly count: number; readonly paths: readonly string[] };
  /** Rows whose file is gone. */
  readonly missing: { readonly count: number; readonly paths: readonly string[] };
}

/**
 * Compares files and rows in both directions. A temporary table holds the names of all files, so that a million of them
 * need neither memory here nor a query each.
 */
export async function compareFiles({
  db,
  files,
  clock,
}: Pick<Services, 'db' | 'files' | 'clock'>): Promise<Comparison> {
  const begun = clock();
  return await db.connection().execute(async (connection) => {
    await sql`create temporary table found_files (path text primary key, is_old boolean not null)`.execute(connection);
    try {
      const before = new Date(begun.getTime() - ORPHAN_AFTER_MS);
      for (const area of ['public', 'private'] as const) {
        for await (const page of files.list(area)) {
          const paths = page.map(({ path }) => path);
          const olds = page.map(({ changed }) => changed < before);
          await sql`insert into found_files select * from unnest(${paths}::text[], ${olds}::boolean[])
            on conflict do nothing`.execute(connection);
        }
      }
      await sql`analyze found_files`.execute(connection);
      return await compare(connection, begun);
    } finally {
      await sql`drop table found_files`.execute(connection);
    }
  });
}

/** The paths that must exist; a picture has a second file in card size. */
export const NEEDED_FILES = String.raw`(
  select path, created_date from media
  union all select regexp_replace(path, '\.webp$', '-card.webp'), created_date from media
  union all select path, created_date from private_files where deleted_date is null
)`;
const NEEDED = sql.raw(NEEDED_FILES);

/** The paths named by rows, including deleted and unsent files, whose bytes the daily job removes later. */
const NAMED = sql`(
  select path from ${NEEDED} needed
  union all select path from private_files where deleted_date is not null
  union all select path from message_uploads
)`;

async function compare(connection: Kysely<Database>, begun: Date): Promise<Comparison> {
  const told = (paths: readonly { path: string; count: number }[]) => ({
    count: paths[0]?.count ?? 0,
    paths: paths.map(({ path }) => path),
  });
  const { rows: totals } = await sql<{ files: number }>`select count(*) as files from found_files`.execute(connection);
  const { rows: orphans } = await sql<{ path: string; count: number }>`
    select path, count(*) over () as count from found_files f
    where is_old and not exists (select from ${NAMED} n where n.path = f.path)
    order by path limit ${TOLD_MAX}`.execute(connection);
  // A row written after the comparison began is left out, because its file may be missing in the list.
  const { rows: missing } = await sql<{ path: string; count: number }>`
    select path, count(*) over () as count from ${NEEDED} n
    where created_date < ${begun.toISOString()} and not exists (select from found_files f where f.path = n.path)
    order by path limit ${TOLD_MAX}`.execute(connection);
  return { files: totals[0]?.files ?? 0, orphans: told(orphans), missing: told(missing) };
}
