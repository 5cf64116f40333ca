import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { S3Client } from '@aws-sdk/client-s3';
import { type ProxyEnv, proxyEnvOf } from '#server/outgoing-proxy.ts';
import type { S3Options } from '#server/s3-settings.ts';

/** Maximum silence of the service before a call fails, in ms, and maximum number of attempts of a call. */
export const SILENT_MS = 20_000;
const ATTEMPTS = 2;
/** Maximum number of connections to the service; the library's own number. */
const SOCKETS_MAX = 50;

/** A client of S3 or a compatible service. */
export function createS3Client(
  { region, endpoint, credentials }: S3Options,
  proxy: ProxyEnv,
  silent_ms = SILENT_MS,
): S3Client {
  const ofAgents = { keepAlive: true, maxSockets: SOCKETS_MAX, proxyEnv: proxyEnvOf(proxy) };
  return new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    // Only Amazon accepts the bucket's name as a part of the host; other services want it in the path.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestHandler: {
      connectionTimeout: silent_ms,
      socketTimeout: silent_ms,
      // The library's own agents know no proxy.
      httpAgent: new HttpAgent(ofAgents),
      httpsAgent: new HttpsAgent(ofAgents),
    },
    // Not every service supports checksums after the body; we compute our own SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** True if a file is missing; a missing bucket is another error. */
export const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);
