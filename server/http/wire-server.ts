import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ERRORS, type ErrorBody, type ErrorCode } from '#contract/registry/errors.ts';
import { errorText } from '#texts/registry/errors.ts';
import { answersWithHeaders, securityHeaders } from './security-headers.ts';

/** Limits of time and size for a connection; tests set shorter ones. */
export interface WireLimits {
  /** Time from the opening of a connection, or from the first byte of a later request, to the end of the headers. */
  readonly headers_ms: number;
  /** Time for a body; each received byte extends it at the pace below (`body-pace.ts`). */
  readonly body_ms: number;
  readonly body_bytes_per_second: number;
  /** Maximum time for a whole request, even if it is large and arrives steadily. */
  readonly request_ms: number;
  /** Maximum time without any transfer, including a client that has stopped reading. */
  readonly silent_ms: number;
  /**
   * Time for which a connection stays open between two requests. Load balancers keep it for a minute, and they must
   * close it first.
   */
  readonly idle_ms: number;
  /** Maximum wait for an answer that a document carries; the document goes on without a later one. */
  readonly first_answer_ms: number;
  /** Interval in which Node checks the limits of connections. */
  readonly check_every_ms: number;
  readonly requests_of_connection: number;
  readonly connections: number;
}

/**
 * The limits of production. A phone with one bar of 3G sends 16 kB a second, so a form of at most 512 kB arrives within
 * 52 s, and so does a picture that our screens have shrunk (about 500 kB). A picture of 15 MB needs 50 kB a second to
 * arrive within five minutes. A client that sends a byte now and then is cut off after 20 s.
 */
export const WIRE_LIMITS: WireLimits = {
  headers_ms: 10_000,
  body_ms: 20_000,
  body_bytes_per_second: 16 * 1024,
  request_ms: 300_000,
  silent_ms: 120_000,
  idle_ms: 72_000,
  first_answer_ms: 1_000,
  check_every_ms: 1_000,
  requests_of_connection: 1_000,
  connections: 10_000,
};

/** Maximum size of all headers of a request together; a browser with all our cookies sends two kB. */
const HEADERS_MAX_BYTES = 16 * 1024;

const WIRE_CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** The answer to an unreadable request. Written by hand, because neither the framework nor Node can make one. */
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

/** Server options that keep the limits, and answer an unreadable request in the same form as other requests. */
export function wireOptions(limits: WireLimits, isHttps: boolean) {
  return {
    http: {
      ServerResponse: answersWithHeaders(isHttps),
      maxHeaderSize: HEADERS_MAX_BYTES,
      headersTimeout: limits.headers_ms,
      connectionsCheckingInterval: limits.check_every_ms,
      // Off, because our own rule checks all Host headers (request-shape.ts).
      requireHostHeader: false,
    },
    requestTimeout: limits.request_ms,
    connectionTimeout: limits.silent_ms,
    keepAliveTimeout: limits.idle_ms,
    maxRequestsPerSocket: limits.requests_of_connection,
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
      // If another answer is being sent, the client would read this text as part of it.
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return socket.destroy();
      socket.write(answerText(WIRE_CODES[error.code ?? ''] ?? 'bad_request', isHttps));
      // Destroyed and not ended, because a client that never closes would keep its half of the connection.
      return socket.destroySoon();
    },
  } as const;
}

const answering = new WeakMap<Socket, number>();
const isAnswering = (socket: Socket) => (answering.get(socket) ?? 0) > 0;

/** Limits the number of connections, and records which of them are being answered. */
export function watchConnections({ server }: FastifyInstance, { connections }: WireLimits): void {
  server.maxConnections = connections;
  // Node silently drops headers above its maximum, so our own rule refuses such requests (request-shape.ts).
  server.maxHeadersCount = 0;
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1));
  });
}
