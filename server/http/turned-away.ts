import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/registry/errors.ts';

/**
 * Why a request goes no further. A hook throws it: Fastify goes on to the handler after a hook that has sent a reply, when
 * the caller hangs up before that reply has left ([0117](docs/decisions/0117-who-is-turned-away.md)).
 */
export class TurnedAway extends Error {
  override name = 'TurnedAway';
  readonly code: ErrorCode;
  readonly data?: unknown;
  readonly fields?: Record<string, string> | undefined;
  /** The connection is closed with the answer. */
  readonly endsConnection: boolean;

  constructor(code: ErrorCode, data?: unknown, fields?: Record<string, string>, endsConnection = false) {
    super(code);
    this.code = code;
    this.data = data;
    this.fields = fields;
    this.endsConnection = endsConnection;
  }
}

/** A hook that lets a request by when it is told no code. It is given no reply, so that it can send none. */
export const turnAway = (whyNot: (request: FastifyRequest) => ErrorCode | null) => async (request: FastifyRequest) => {
  const code = whyNot(request);
  if (code) throw new TurnedAway(code);
};
