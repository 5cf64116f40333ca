import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { DatabaseUrlError, type TlsParameters } from './database-url.ts';

function readPem(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new DatabaseUrlError(`must have a file that this user may read as ${name}, and ${path} is none`);
  }
}

function readAuthorities(path: string): string {
  const pem = readPem('sslrootcert', path);
  try {
    new X509Certificate(pem);
    return pem;
  } catch {
    throw new DatabaseUrlError(`must have certificates in the form of PEM as sslrootcert, and ${path} has none`);
  }
}

/**
 * The options of TLS for `pg`, with the meaning that libpq gives `sslmode`: `require` encrypts and believes any server;
 * `verify-ca`, and `require` with `sslrootcert`, want a certificate of a known authority; `verify-full` also wants it
 * for this host. The known authorities are those in `sslrootcert`, and without it those that Node believes. False
 * without TLS.
 * @throws DatabaseUrlError if a file cannot be read
 */
export function tlsOptions({ sslmode, sslrootcert, sslcert, sslkey }: TlsParameters): ConnectionOptions | false {
  if (sslmode === undefined || sslmode === 'disable') return false;
  return {
    ...(sslrootcert && { ca: readAuthorities(sslrootcert) }),
    ...(sslcert && { cert: readPem('sslcert', sslcert) }),
    ...(sslkey && { key: readPem('sslkey', sslkey) }),
    rejectUnauthorized: sslmode !== 'require' || sslrootcert !== undefined,
    ...(sslmode !== 'verify-full' && { checkServerIdentity: () => undefined }),
  };
}
