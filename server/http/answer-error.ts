import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ERRORS, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import { errorText } from '#texts/errors.ts';
import { fieldErrors } from './field-errors.ts';
import { isOfLeaving } from './gone-away.ts';

/** What is another answer after a while, which Retry-After names. */
const WAITED_FOR: ReadonlySet<ErrorCode> = new Set([
  'too_many_requests',
  'seen_enough',
  'busy',
  'too_many_streams',
  'streams_full',
  'call_under_way',
]);

/** Answers with a code of the catalogue: its status, its Swedish sentence and what it carries. */
export function answerError(
  reply: FastifyReply,
  code: ErrorCode,
  data?: unknown,
  fields?: Record<string, string>,
): FastifyReply {
  const body: ErrorBody = {
    error: {
      code,
      message: errorText(code, data),
      request_id: reply.request.id,
      ...(fields && { fields }),
      ...(data !== undefined && { data }),
    },
  };
  const { method, complete } = reply.request.raw;
  // A body that is refused unread would hold the connection, and with it a stopping server.
  if (!complete && method !== 'GET') reply.header('connection', 'close');
  if (WAITED_FOR.has(code)) {
    reply.header('retry-after', (data as { retry_after_seconds?: number } | undefined)?.retry_after_seconds ?? 60);
  }
  // Said of a file that failed before its first byte left.
  for (const name of ['content-length', 'content-range', 'content-disposition', 'etag']) reply.removeHeader(name);
  // What is refused today may be there tomorrow, and for somebody else.
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .code(ERRORS[code].status)
    .send(body);
}

const KNOWN_CODES: Readonly<Record<string, ErrorCode>> = {
  // PostgreSQL's serialization_failure, as often as it is tried again (server/db/transaction.ts).
  '40001': 'changed_meanwhile',
  BODY_TOO_SLOW: 'too_slow',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'file_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_content_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
};

/** What logs of web servers say when whoever asked did not wait. */
const GONE_AWAY = 499;

/**
 * The one place that turns something thrown into an answer. Bad input has its fields; everything else that gets here is
 * a bug or an outage, is logged, and tells the outside nothing.
 */
export function answerThrown(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof z.ZodError) return answerError(reply, 'invalid_input', undefined, fieldErrors(error));
  // Who asked has gone away, and what was being done for them has ended with that: nobody reads this.
  if (isOfLeaving(error, request)) return reply.code(GONE_AWAY).send();
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code ? KNOWN_CODES[code] : undefined;
  if (known) return answerError(reply, known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return answerError(reply, 'invalid_input');
  request.log.error({ err: error }, 'a request failed');
  return answerError(reply, 'internal');
}
