import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPool } from '#server/db/pool.ts';

/** A migrated database in a folder of its own. */
export interface OwnDatabase {
  readonly folder: string;
  readonly url: string;
  readonly pool: pg.Pool;
  /** A pool without the product's time limits, for bulk inserts. */
  readonly bulk: pg.Pool;
}

/**
 * Starts an empty database, which `stack` stops and removes.
 * @param options of the embedded PostgreSQL
 */
export async function startOwnDatabase(
  stack: AsyncDisposableStack,
  options?: Parameters<typeof startEmbedded>[1],
): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'medverka-bench-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbedded(folder, options);
  stack.defer(() => database.stop());
  const pool = createPool(database.url, { max: 4 });
  stack.defer(() => pool.end());
  const bulk = new pg.Pool({ connectionString: database.url, max: 4 });
  stack.defer(() => bulk.end());
  await migrate(pool);
  return { folder, url: database.url, pool, bulk };
}
