import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/registry/errors.ts';

/**
 * Ends a request early with a code. A hook throws it or ends with it instead of sending a reply: if the caller hangs up
 * before a sent reply has left, Fastify goes on to the handler ([0117](docs/decisions/0117-who-is-turned-away.md)).
 */
export class TurnedAway extends Error {
  override name = 'TurnedAway';
  readonly code: ErrorCode;
  readonly data?: unknown;
  readonly fields?: Record<string, string> | undefined;
  /** True if the answer has to close the connection. */
  readonly endsConnection: boolean;

  constructor(code: ErrorCode, data?: unknown, fields?: Record<string, string>, endsConnection = false) {
    super(code);
    this.code = code;
    this.data = data;
    this.fields = fields;
    this.endsConnection = endsConnection;
  }
}

/** A hook of the framework that waits for nothing: a promise for each hook would cost every request some µs. */
export type QuickHook = (request: FastifyRequest, reply: FastifyReply, done: (refusal?: TurnedAway) => void) => void;

/** A hook that refuses a request if `whyNot` returns a refusal. `whyNot` gets no reply, so it cannot send one. */
export const turnAway =
  (whyNot: (request: FastifyRequest) => TurnedAway | ErrorCode | null): QuickHook =>
  (request, _reply, done) => {
    const why = whyNot(request);
    if (why === null) done();
    else done(why instanceof TurnedAway ? why : new TurnedAway(why));
  };
