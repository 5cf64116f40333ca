import type { FastifyReply, FastifyRequest } from 'fastify';

const leavings = new WeakMap<FastifyRequest, AbortSignal>();

/** A signal that aborts if the caller disconnects before the answer is sent. */
export function goneAway(request: FastifyRequest, { raw }: FastifyReply): AbortSignal {
  const known = leavings.get(request);
  if (known) return known;
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  leavings.set(request, leaving.signal);
  return leaving.signal;
}

/** True if an error was thrown because the caller disconnected. */
export function isOfLeaving(error: unknown, request: FastifyRequest): boolean {
  const leaving = leavings.get(request);
  return leaving?.aborted === true && error === leaving.reason;
}
