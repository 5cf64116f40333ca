import { patiently } from '#server/db/patiently.ts';
import { createPool } from '#server/db/pool.ts';

const PATIENCE_MS = 2000;

/**
 * Seconds by which a replica is behind its primary; 0 if `url` leads to a primary. Every process writes to the primary
 * twice a minute, so without a lag the last change that the replica has seen is at most half a minute old.
 * @returns null if the replica does not answer
 */
export async function replicaLag(url: string): Promise<number | null> {
  // A pool of one connection, because pools have time limits and expect to lose connections.
  const pool = createPool(url, { max: 1, log: () => {} });
  try {
    const { rows } = await patiently(
      pool.query<{ seconds: number }>(
        'select coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 as seconds',
      ),
      PATIENCE_MS,
    );
    return Math.max(0, Math.round(rows[0]?.seconds ?? 0));
  } catch {
    return null;
  } finally {
    // The end of the connection waits for an answer that may never come.
    pool.end().catch(() => {});
  }
}
