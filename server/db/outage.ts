import pg from 'pg';
import { SILENT } from './patient-client.ts';

/** Node's codes for a peer that cannot be reached or has disconnected. */
const OF_SOCKETS: ReadonlySet<string> = new Set([
  SILENT,
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * PostgreSQL's codes for an outage, beside class 08 (connection exceptions): it is stopping or starting (57P01 to
 * 57P03), has no connection left (53300), is read-only after a failover (25006), or ended a statement that took too
 * long (57014).
 */
const OF_POSTGRES: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '53300', '25006', '57014']);

/** Errors that `pg` throws without a code (client.js, and the pool's index.js). */
const OF_PG =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect$|Client (has encountered a connection error|was closed))/;

/** True if an error means that a service is unavailable for a while, and not that there is a bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError) return OF_POSTGRES.has(code ?? '') || (code?.startsWith('08') ?? false);
  if (code !== undefined && (OF_SOCKETS.has(code) || (code === 'ENOENT' && syscall === 'connect'))) return true;
  return OF_PG.test(error.message) || isOutage(error.cause);
}

const SECOND_MS = 1000;

/**
 * A function that reports errors. Of the errors of an outage, in which every call fails, it reports at most one a
 * second.
 */
export function tellingOnce(tell: (error: unknown) => void): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (isOutage(error)) {
      const now = performance.now();
      if (now - last < SECOND_MS) return;
      last = now;
    }
    tell(error);
  };
}
