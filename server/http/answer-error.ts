import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ERRORS, type ErrorBody, type ErrorCode } from '#contract/registry/errors.ts';
import { isOutage } from '#server/db/outage.ts';
import { isNoSpace } from '#server/files/no-space.ts';
import { errorText } from '#texts/registry/errors.ts';
import { fieldErrors } from './field-errors.ts';
import { isOfLeaving } from './gone-away.ts';
import { TurnedAway } from './turned-away.ts';

/** Seconds in Retry-After for refusals that end after a while, if the exact wait is not known. */
const WAITED_FOR: Partial<Record<ErrorCode, number>> = {
  too_many_requests: 60,
  seen_enough: 60,
  busy: 60,
  too_many_streams: 60,
  streams_full: 60,
  call_under_way: 60,
  unavailable: 5,
  no_space: 60,
};

/** Answers with a code of the catalogue: its status, its Swedish sentence and its data. */
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
  // The unread body of a refused request would keep the connection open, and a stopping server waiting.
  if (!complete && method !== 'GET') reply.header('connection', 'close');
  const seconds = WAITED_FOR[code];
  if (seconds !== undefined) {
    reply.header('retry-after', (data as { retry_after_seconds?: number } | undefined)?.retry_after_seconds ?? seconds);
  }
  // If sending a file fails before its first byte, these headers describe the file and not this answer.
  for (const name of ['content-length', 'content-range', 'content-disposition', 'etag']) reply.removeHeader(name);
  // The answer may be another tomorrow or for another caller, so no cache may store a refusal.
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .code(ERRORS[code].status)
    .send(body);
}

const KNOWN_CODES: Readonly<Record<string, ErrorCode>> = {
  // PostgreSQL's serialization_failure, after all retries (server/db/transaction.ts).
  '40001': 'changed_meanwhile',
  BODY_TOO_SLOW: 'too_slow',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'file_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_content_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
};

/** The status that web servers log when the caller has disconnected. */
const GONE_AWAY = 499;

/**
 * The only place that turns a thrown error into an answer. A refusal and an error of a known kind are answered with
 * their code, invalid input also with its fields. Any other error here is an outage or a bug, which is logged and not
 * revealed in the answer.
 */
export function answerThrown(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof TurnedAway) {
    if (error.endsConnection) reply.header('connection', 'close');
    return answerError(reply, error.code, error.data, error.fields);
  }
  if (error instanceof z.ZodError) return answerError(reply, 'invalid_input', undefined, fieldErrors(error));
  // The caller has disconnected, which also aborted the work; nobody reads this answer.
  if (isOfLeaving(error, request)) return reply.code(GONE_AWAY).send();
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code ? KNOWN_CODES[code] : undefined;
  if (known) return answerError(reply, known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return answerError(reply, 'invalid_input');
  if (isNoSpace(error)) {
    request.log.error(
      { err: error },
      'there is no room for a file: make some on the disk of DATA_DIR, or in the bucket',
    );
    return answerError(reply, 'no_space');
  }
  if (isOutage(error)) {
    request.log.error({ err: error }, 'the database, or what else is needed, is away');
    return answerError(reply, 'unavailable');
  }
  request.log.error({ err: error }, 'a request failed');
  return answerError(reply, 'internal');
}
