import type { Kysely } from 'kysely';
import type pg from 'pg';
import { readDatabaseUrl } from '#server/database-url.ts';
import { checkConnection } from '#server/db/check-connection.ts';
import { POOL_SIZES } from '#server/db/connection-count.ts';
import { tellOfMoves } from '#server/db/database-client.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import type { Database } from '#server/db/generated.ts';
import { migrate, newestMigration } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { publicKeyOf } from '#server/push/push-keys.ts';
import { admitSecrets } from '#server/secrets/admit-secrets.ts';
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
 * Opens the database (the embedded one if the settings name none), migrates it, checks that the secrets fit it, and makes the keys of pushes
 * at the first start.
 */
export async function openDatabase({ env, clock, log, waits, stack }: Starting): Promise<Opened> {
  const onLost = (message: string, error: Error) => log.warn({ err: error }, message);
  const url = env.database_url || stoppedBy(stack, await startEmbedded(env.data_dir)).url;
  const pool = createPool(url, { max: env.database_connections, log: onLost, waits });
  const signInPool = createPool(url, { library: true, max: POOL_SIZES.sign_in, log: onLost, waits });
  const jobsPool = createPool(url, { max: POOL_SIZES.jobs, log: onLost, waits });
  for (const each of [pool, signInPool, jobsPool]) stack.defer(() => each.end());
  tellOfMoves(url, (message) => log.warn(message));
  const { sslmode, sslrootcert } = readDatabaseUrl(url).tls;
  if (sslmode === 'require' && !sslrootcert) {
    log.warn('sslmode=require in DATABASE_URL believes any server: say verify-full, with a sslrootcert if need be');
  }
  await checkConnection(pool, url);
  await migrate(pool, { tell: (message) => log.warn(message) });
  log.setBindings({ migration: newestMigration() });
  const db = createKysely(pool, clock);
  await admitSecrets({ db, env, clock });
  await publicKeyOf({ db, env, clock });
  return { url, pool, signInPool, jobsPool, db };
}
