import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A migration that cannot be applied; the message is for the operator who starts the server. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export type Migration = { name: string; sql: string; sha256: string };

/** Times, in ms, that a migration waits for a table in use. */
export interface LockWaits {
  /** Maximum time of one wait, during which every later statement queues behind the migration. */
  readonly once: number;
  /** Pause after a wait, in which the queued statements run. */
  readonly between: number;
  readonly in_all: number;
}

/** The whole wait is long, because a backup by `pg_dump` locks every table until it is done. */
export const LOCK_WAITS: LockWaits = { once: 3_000, between: 5_000, in_all: 10 * 60_000 };

const LOCK_NOT_AVAILABLE = '55P03';

async function applyOnce(client: pg.PoolClient, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The three oldest open transactions, as a text: the migration may be waiting for one of them. */
async function findOldest(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ name: string; pid: number; since: Date | string }>(`
    select coalesce(nullif(application_name, ''), 'somebody') as name, pid, xact_start as since from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 3`);
  const said = rows.map(({ name, pid, since }) => `${name} (process ${pid}, since ${new Date(since).toISOString()})`);
  return said.join(', ') || 'somebody who is done by now';
}

/**
 * Applies one migration in its transaction. While the migration waits for a table, all other users of the table queue
 * behind it. So it waits in short turns, lets them run in between, and reports the oldest open transactions.
 */
export async function applyMigration(
  client: pg.PoolClient,
  migration: Migration,
  { tell, waits }: { tell: (message: string) => void; waits: LockWaits },
): Promise<void> {
  const { name, sql } = migration;
  const until = performance.now() + waits.in_all;
  for (;;) {
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      if (error.code === LOCK_NOT_AVAILABLE && performance.now() < until) {
        tell(`The migration ${name} waits for a table. Who has been at work longest: ${await findOldest(client)}.`);
        await pause(waits.between);
        continue;
      }
      // The position counts characters from the start of the text that was sent.
      const line = error.position ? `, line ${sql.slice(0, Number(error.position)).split('\n').length}` : '';
      throw new MigrationError(`The migration ${name}${line} failed: ${error.message}`, { cause: error });
    }
  }
}
