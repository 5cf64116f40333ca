import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { MigrationError } from './apply-migration.ts';

const FOLDER = fileURLToPath(new URL('./functions', import.meta.url));

/** A file with a function of the database; a changed file is applied again. */
interface FunctionFile {
  /** The name in schema_migrations: 'functions/told-terms.sql'. */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

function readFunctions(folder: string): FunctionFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name: `functions/${name}`, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Applies one file and records its hash. */
async function apply(client: pg.PoolClient, { name, sql, sha256 }: FunctionFile): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const line = error.position ? `, line ${sql.slice(0, Number(error.position)).split('\n').length}` : '';
    throw new MigrationError(`server/db/${name}${line} failed: ${error.message}`, { cause: error });
  }
  await client.query(
    `insert into schema_migrations (name, sha256) values ($1, $2)
     on conflict (name) do update set sha256 = excluded.sha256, applied_at = excluded.applied_at`,
    [name, sha256],
  );
}

/**
 * Applies all functions whose files have changed since they were applied to this database, or none on failure. Runs
 * after the migrations, because functions may need their tables.
 * @returns the names of the applied files
 * @throws MigrationError with the file and line that PostgreSQL refuses
 */
export async function applyFunctions(client: pg.PoolClient, folder = FOLDER): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations');
  const hashes = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const changed = readFunctions(folder).filter(({ name, sha256 }) => hashes.get(name) !== sha256);
  if (changed.length === 0) return [];
  await client.query('begin');
  try {
    for (const file of changed) await apply(client, file);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return changed.map(({ name }) => name);
}
