import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ERRORS, type ErrorBody, type ErrorCode } from '#contract/registry/errors.ts';
import { errorText } from '#texts/registry/errors.ts';
import { answersWithHeaders, securityHeaders } from './security-headers.ts';

/** How long and how much a connection may take; tests set it shorter. */
export interface WireLimits {
  /** From the first moment of a connection, or the first byte of a later request, to the end of its headers. */
  readonly headers_ms: number;
  /** A body gets this long, and then as much longer as its bytes make up for at the pace below (`body-pace.ts`). */
  readonly body_ms: number;
  readonly body_bytes_per_second: number;
  /** A whole request, however large and steady. */
  readonly request_ms: number;
  /** The limit for a connection on which nothing moves, also because the client has stopped reading. */
  readonly silent_ms: number;
  /** Between two requests. Load balancers keep connections for a minute, and must be the side that closes. */
  readonly idle_ms: number;
  /** How often Node looks for the ones above. */
  readonly check_every_ms: number;
  readonly requests_of_connection: number;
  readonly connections: number;
}

/**
 * 16 kB a second is what a phone with one bar of 3G sends. A form, which has 512 kB at most, is therefore through within
 * 52 s; a picture that our screens have made smaller (some 500 kB) within as much, and one of 15 MB needs 50 kB a second
 * to be through in five minutes. Who sends a byte now and then is cut off after 20 s.
 */
export const WIRE_LIMITS: WireLimits = {
  headers_ms: 10_000,
  body_ms: 20_000,
  body_bytes_per_second: 16 * 1024,
  request_ms: 300_000,
  silent_ms: 120_000,
  idle_ms: 72_000,
  check_every_ms: 1_000,
  requests_of_connection: 1_000,
  connections: 10_000,
};

/** Of all headers of a request together. A browser with every cookie of ours sends two. */
const HEADERS_MAX_BYTES = 16 * 1024;

const WIRE_CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** An answer to what is no request, written by hand: neither the framework nor Node has one to give. */
function answerText(code: ErrorCode, isHttps: boolean): string {
  const error: ErrorBody = { error: { code, message: errorText(code), request_id: randomUUID() } };
  const body = JSON.stringify(error);
  const { status } = ERRORS[code];
  const headers = {
    ...securityHeaders(isHttps),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** The options that make the framework's server keep the limits, and answer what is no request as it answers the rest. */
export function wireOptions(limits: WireLimits, isHttps: boolean) {
  return {
    http: {
      ServerResponse: answersWithHeaders(isHttps),
      maxHeaderSize: HEADERS_MAX_BYTES,
      headersTimeout: limits.headers_ms,
      connectionsCheckingInterval: limits.check_every_ms,
      // Refused by our own rule, which looks at all of them (request-shape.ts).
      requireHostHeader: false,
    },
    requestTimeout: limits.request_ms,
    connectionTimeout: limits.silent_ms,
    keepAliveTimeout: limits.idle_ms,
    maxRequestsPerSocket: limits.requests_of_connection,
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
      // In the middle of an answer these words would be read as part of it.
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return socket.destroy();
      socket.write(answerText(WIRE_CODES[error.code ?? ''] ?? 'bad_request', isHttps));
      // Destroyed and not only ended: a client that never closes would keep half of the connection.
      return socket.destroySoon();
    },
  } as const;
}

const answering = new WeakMap<Socket, number>();
const isAnswering = (socket: Socket) => (answering.get(socket) ?? 0) > 0;

/** Rules that no option of Node states: the number of connections, and which of them are being answered. */
export function watchConnections({ server }: FastifyInstance, { connections }: WireLimits): void {
  server.maxConnections = connections;
  // Node would leave out what is beyond its number without a word; ours is refused (request-shape.ts).
  server.maxHeadersCount = 0;
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1));
  });
}
