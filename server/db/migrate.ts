import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { applyFunctions } from './apply-functions.ts';
import { applyMigration, LOCK_WAITS, type LockWaits, type Migration, MigrationError } from './apply-migration.ts';
import { setPatience } from './patient-client.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

// An arbitrary number that no other code locks: 'medv' in ASCII.
const LOCK = 0x6d656476;

/** The migrations of a folder in the order of their numbers: `NNNN-name.sql`, each number once. */
export function readMigrations(folder = FOLDER): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  for (const [index, name] of names.entries()) {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) {
      throw new MigrationError(`The migration ${name} must be named like 0012-add-something.sql.`);
    }
    if (index > 0 && names[index - 1]?.slice(0, 4) === name.slice(0, 4)) {
      throw new MigrationError(
        `Two migrations have the number ${name.slice(0, 4)}. Give the later one the next free number.`,
      );
    }
  }
  return names.map((name) => {
    // A checkout on Windows may have other line endings; the hash must be the same.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

/** The number of the newest migration of this version, such as '0208'. */
export const newestMigration = (): string => readMigrations().at(-1)?.name.slice(0, 4) ?? '';

export interface MigrateOptions {
  readonly folder?: string;
  /**
   * The folder of the functions, which are applied again when they change: by default our own, or none if `folder` is
   * set.
   */
  readonly functions?: string;
  /** Gets a sentence for each wait of a migration; standard error by default. */
  readonly tell?: (message: string) => void;
  readonly waits?: LockWaits;
}

/**
 * Brings the database up to date: applies every new migration in order, each in its own transaction, and then the
 * changed functions (docs/decisions/0143-functions-in-files.md). Any number of processes may call this at once; one
 * works and the others wait.
 * @returns the names applied now
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = readMigrations(options.folder);
  const client = await pool.connect();
  try {
    // Waiting for another process, or building an index on a large table, may take longer than a request's limit.
    setPatience(client, 0);
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await applyPending(client, migrations, options);
    const { folder, functions } = options;
    return folder && !functions ? applied : [...applied, ...(await applyFunctions(client, functions))];
  } finally {
    // Closing the connection releases the lock and the settings, whatever went wrong.
    client.release(true);
  }
}

async function applyPending(
  client: pg.PoolClient,
  migrations: Migration[],
  { tell = console.error, waits = LOCK_WAITS }: MigrateOptions,
): Promise<string[]> {
  await client.query(`set lock_timeout = ${waits.once}`);
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`);
  await client.query(`
    comment on table schema_migrations is 'Migrations and functions applied to this database.';
    comment on column schema_migrations.name is 'Name of the file in server/db/migrations, or functions/ and the name of the file there.';
    comment on column schema_migrations.sha256 is 'SHA-256 of the applied file. A migration may not change after that; a changed function is applied again.';
    comment on column schema_migrations.applied_at is 'Time at which the file was applied.'`);
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  );
  const pending = findPending(migrations, rows);
  for (const migration of pending) await applyMigration(client, migration, { tell, waits });
  return pending.map(({ name }) => name);
}

/**
 * The migrations still to apply.
 * @throws MigrationError if an applied file was changed, or if a new migration comes before an applied one
 */
export function findPending(migrations: Migration[], applied: { name: string; sha256: string }[]): Migration[] {
  const hashes = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
  for (const { name, sha256 } of migrations) {
    if (hashes.has(name) && hashes.get(name) !== sha256) {
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied to this database. ` +
          'Restore the file and write the change as a new migration, or start again with npm run db:reset.',
      );
    }
  }
  const latest =
    applied
      .map(({ name }) => name)
      .filter((name) => migrations.some((known) => known.name === name))
      .at(-1) ?? '';
  const pending = migrations.filter(({ name }) => !hashes.has(name));
  const late = pending.find(({ name }) => name < latest);
  if (late) {
    throw new MigrationError(
      `The migration ${late.name} comes before ${latest}, which this database already has. Give it the next free number.`,
    );
  }
  return pending;
}
