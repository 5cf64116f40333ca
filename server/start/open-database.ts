import type { Kysely } from 'kysely';
import type pg from 'pg';
import { startEmbedded } from '#server/db/embedded.ts';
import type { Database } from '#server/db/generated.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { type Starting, stoppedBy } from './starting.ts';

/** The database of a process, and its connections to it. */
export interface Opened {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly signInPool: pg.Pool;
  readonly jobsPool: pg.Pool;
  readonly db: Kysely<Database>;
}

/**
 * Opens the database (the embedded one if the settings name none) and migrates it.
 * @param connections maximum number of connections for answers
 */
export async function openDatabase(
  { env, clock, log, waits, stack }: Starting,
  connections: number | undefined,
): Promise<Opened> {
  const onLost = (message: string, error: Error) => log.warn({ err: error }, message);
  const url = env.database_url || stoppedBy(stack, await startEmbedded(env.data_dir)).url;
  const pool = createPool(url, { max: connections, log: onLost, waits });
  // Separate pools, so that a waiting library does not block other queries, and a full pool does not block the jobs.
  const signInPool = createPool(url, { library: true, max: 4, log: onLost, waits });
  const jobsPool = createPool(url, { max: 2, log: onLost, waits });
  for (const each of [pool, signInPool, jobsPool]) stack.defer(() => each.end());
  await migrate(pool, { tell: (message) => log.warn(message) });
  return { url, pool, signInPool, jobsPool, db: createKysely(pool, clock) };
}
