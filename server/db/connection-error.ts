import pg from 'pg';
import { isOutage } from './outage.ts';

/** A database that cannot be used. The message says why, and what to do. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

/** OpenSSL's and Node's codes for a certificate that proves nothing. */
const OF_CERTIFICATES =
  /^(?:ERR_TLS_CERT|CERT_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF|DECODE_ISSUER))/;

/** The reason and the remedy, as the end of a sentence; undefined for an error that is no failure of the connection. */
function adviceOn(error: unknown): string | undefined {
  const { code = '', message } = error as Error & { code?: string };
  if (OF_CERTIFICATES.test(code)) {
    return `shows a certificate that is not believed (${code}): check sslrootcert and the name of the host in DATABASE_URL`;
  }
  if (message.startsWith('The server does not support SSL')) {
    return 'speaks no TLS: set it up there, or say sslmode=disable in DATABASE_URL if the network is your own';
  }
  if (error instanceof pg.DatabaseError) {
    if (code.startsWith('28')) return `lets us not in (${message}): check user, password and sslmode in DATABASE_URL`;
    if (code === '3D000') return `has no such database (${message}): create it, or check DATABASE_URL`;
    if (code === '08P01' && message.includes('startup parameter')) {
      return 'is behind a pooler that refuses startup parameters: connect to PostgreSQL itself, or by a pooler in session mode that passes them on';
    }
  }
  return isOutage(error)
    ? `cannot be reached (${message || code}): check DATABASE_URL, and that PostgreSQL runs there`
    : undefined;
}

/**
 * The error as one sentence for the operator; an error that is no failure of the connection stays as it is. With
 * several hosts the error's cause is the error of the last host, and if that is no outage, the sentence explains the
 * cause.
 */
export function explainConnection(error: unknown, shown: string): unknown {
  const { cause } = error as Error;
  const advice = (cause instanceof Error && !isOutage(cause) && adviceOn(cause)) || adviceOn(error);
  return advice ? new ConnectionError(`The database ${shown} ${advice}.`, { cause: error }) : error;
}
