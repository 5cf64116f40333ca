import { readDatabaseUrl } from '#server/database-url.ts';

/**
 * Connections of each pool except the pool for answers, whose size DATABASE_CONNECTIONS sets. The pools are separate so
 * that nothing that waits, such as the library for signing in, blocks anything else. The outbox needs two for the short
 * statements before and after each delivery; the search has one for loading all talents, one for changes and one for
 * the stems of words.
 */
export const POOL_SIZES = { sign_in: 4, jobs: 2, outbox: 2, search: 3 } as const;

/** The connections outside the pools: one hears live changes, one holds the turns of uploads. */
const LONE = 2;
/** With several hosts, the process and the thread of the search have a connection each that watches the host. */
const WATCHES = 2;

/**
 * Maximum number of connections of a process to the host that takes writes.
 * @param answers connections for answers
 * @param url undefined for the embedded database
 */
export function countConnections(answers: number, url: string | undefined): number {
  const inPools = Object.values(POOL_SIZES).reduce((sum, size) => sum + size, answers);
  return inPools + LONE + (url && readDatabaseUrl(url).must_write ? WATCHES : 0);
}
