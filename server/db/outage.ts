import pg from 'pg';
import { SILENT } from './patient-client.ts';
import { MOVED, NO_PRIMARY } from './primary-watch.ts';

/** Our own code for a search whose threads end again and again. */
export const SEARCH_LOST = 'SEARCH_LOST';

/** Our own code for an engine of the search that does not answer, or only in part. */
export const ENGINE_AWAY = 'ENGINE_AWAY';

/** Node's codes for a peer that cannot be reached or has disconnected, and our own codes for a silent or moved database. */
const OF_SOCKETS: ReadonlySet<string> = new Set([
  SILENT,
  MOVED,
  NO_PRIMARY,
  SEARCH_LOST,
  ENGINE_AWAY,
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
 * PostgreSQL's codes for an outage, beside class 08 (connection exceptions): the server is stopping or starting (57P01
 * to 57P03), has no connection left (53300) or no room on its disk (53100), is read-only after a failover (25006), or
 * ended a statement that took too long (57014).
 */
const OF_POSTGRES: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '53300', '53100', '25006', '57014']);

/** Errors that `pg` throws without a code (client.js, and the pool's index.js). */
const OF_PG =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect$|Client (has encountered a connection error|was closed))/;

interface OfS3 {
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** True if the library of S3 has waited in vain, or the service has answered that it fails. */
const isFailingS3 = ({ name }: Error, answer: OfS3['$metadata']): boolean =>
  answer !== undefined && (name === 'TimeoutError' || (answer.httpStatusCode ?? 0) >= 500);

/** True if an error means that a service is unavailable for a while, and not that there is a bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, $metadata } = error as NodeJS.ErrnoException & OfS3;
  if (error instanceof pg.DatabaseError) return OF_POSTGRES.has(code ?? '') || (code?.startsWith('08') ?? false);
  if (code !== undefined && (OF_SOCKETS.has(code) || (code === 'ENOENT' && syscall === 'connect'))) return true;
  if (isFailingS3(error, $metadata)) return true;
  return OF_PG.test(error.message) || isOutage(error.cause);
}
