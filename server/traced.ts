/**
 * The sources of the traces. Only a process with OTEL_EXPORTER_OTLP_ENDPOINT has listeners (ops/tracing); without
 * listeners, telling the traces costs one read of a property.
 */
import { createHash } from 'node:crypto';
import { channel, tracingChannel } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

interface TracedRequest {
  readonly request_id: string;
  readonly method: string;
  /** The route pattern, never the path. */
  readonly route: string | undefined;
  readonly response: ServerResponse;
}

const requests = channel('medverka:request');
const statements = channel('medverka:statement');
const work = tracingChannel<object, { readonly name: string }>('medverka:work');

/** Tells the traces of a request that begins. */
export function tellRequest(request: TracedRequest): void {
  if (requests.hasSubscribers) requests.publish(request);
}

/** Tells the traces of a statement that was sent: its text without the values. */
export function tellStatement(text: unknown, answer: Promise<unknown>): void {
  if (statements.hasSubscribers && typeof text === 'string') statements.publish({ text, answer });
}

/** Does work in the background, and tells the traces of its begin and end. */
export const traceWork = <Result>(name: string, run: () => Promise<Result>): Promise<Result> =>
  work.tracePromise(run, { name });

/**
 * The id of a request's trace, 32 hex digits. Work that follows from a request has the request's id, so it belongs to
 * the same trace, in whichever process it is done.
 */
export const traceIdOf = (request_id: string): string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(request_id)
    ? request_id.replaceAll('-', '')
    : createHash('sha256').update(request_id).digest('hex').slice(0, 32);
