import pg from 'pg';
import { createLoneClient } from './database-client.ts';

/** A lock that a program holds for as long as it works. */
export interface HeldLock {
  /** Fires if the connection, and the lock with it, is lost. */
  readonly signal: AbortSignal;
  release(): Promise<void>;
}

interface WantedLock {
  readonly key: number;
  /** Name of the connection in `pg_stat_activity`. */
  readonly program: string;
  /** The error if another program holds the lock. */
  readonly taken: Error;
  /** The reason of the signal. */
  readonly lost: Error;
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Takes an advisory lock over a connection of its own, so that the lock ends with the program, however that ends. */
export async function holdDatabaseLock(url: string, { key, program, taken, lost }: WantedLock): Promise<HeldLock> {
  const client = createLoneClient(url, program);
  const end = new AbortController();
  const onLost = () => end.abort(lost);
  client.on('error', onLost);
  client.on('end', onLost);
  await client.connect();
  try {
    // Others hold the lock for a moment to ask if it is free, and that of a killed program is free a moment later.
    await client.query('set lock_timeout = 1000');
    await client.query('select pg_advisory_lock($1)', [key]);
  } catch (error) {
    await client.end();
    throw error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE ? taken : error;
  }
  return { signal: end.signal, release: () => client.end() };
}
