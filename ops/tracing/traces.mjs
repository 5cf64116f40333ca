// The traces of a process: spans of requests, statements, outgoing calls and work in the background, by OpenTelemetry.
// Plain JavaScript, because the types of its packages are not among those of the product. A span has only the
// attributes that this file sets: no address, header, path, value or message.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, tracingChannel } from 'node:diagnostics_channel';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import { statementOf } from './statement-of.mjs';

const HAND_OVER_AT_MOST_MS = 5000;

/** Takes the id of a new trace from the running request. */
class TraceIds extends RandomIdGenerator {
  #idOfTrace;
  constructor(idOfTrace) {
    super();
    this.#idOfTrace = idOfTrace;
  }
  generateTraceId() {
    return this.#idOfTrace() ?? super.generateTraceId();
  }
}

/** An exporter whose own calls are in no trace, and which tells of the first failure after a success. */
function quietExporter(exporter, running, tell) {
  let isFailing = false;
  return {
    export: (spans, done) =>
      running.exit(() =>
        exporter.export(spans, (result) => {
          if (result.code !== 0 && !isFailing) tell(result.error);
          isFailing = result.code !== 0;
          done(result);
        }),
      ),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Marks a span as failed, by the class and code of the error: its message may contain anything. */
function fail(span, error) {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', String(error?.code ?? error?.name ?? 'error'));
}

/**
 * Begins to trace the process.
 * @param options.endpoint the address of the collector, without /v1/traces
 * @param options.attributes version and host of the process
 * @param options.currentRequestId the id of the running request
 * @param options.traceIdOf the trace id of a request id
 * @param options.tell gets the error of a hand-over that failed
 * @returns a function that hands over the last spans and stops
 */
export function startTraces({ endpoint, attributes, currentRequestId, traceIdOf, tell }) {
  /** The span of the running work or outgoing call. */
  const running = new AsyncLocalStorage();
  /** The spans of open requests. A request is found by its id: reading its body leaves every other context. */
  const requests = new Map();
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: HAND_OVER_AT_MOST_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'medverka', ...attributes }),
    idGenerator: new TraceIds(() => {
      const request_id = currentRequestId();
      return request_id && traceIdOf(request_id);
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: quietExporter(exporter, running, tell) })],
  });
  const tracer = provider.getTracer('medverka');
  const parent = () => running.getStore() ?? requests.get(currentRequestId());
  const begin = (name, kind, of = parent()) =>
    tracer.startSpan(name, { kind }, of ? trace.setSpan(ROOT_CONTEXT, of) : ROOT_CONTEXT);

  subscribe('medverka:request', ({ request_id, method, route = 'none', response }) => {
    const span = begin(`${method} ${route}`, SpanKind.SERVER, undefined);
    span.setAttributes({ 'http.request.method': method, 'http.route': route, 'medverka.request_id': request_id });
    requests.set(request_id, span);
    response.once('close', () => {
      requests.delete(request_id);
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  });

  subscribe('medverka:statement', ({ text, answer }) => {
    const of = parent();
    // Statements of no request and no work look for work, several times a second.
    if (!of) return;
    const { operation, query } = statementOf(text);
    const span = begin(operation, SpanKind.CLIENT, of);
    span.setAttributes({ 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': query });
    answer.then(
      () => span.end(),
      (error) => {
        fail(span, error);
        span.end();
      },
    );
  });

  const work = tracingChannel('medverka:work');
  work.start.bindStore(running, (message) => {
    message.span = begin(message.name, SpanKind.CONSUMER);
    return message.span;
  });
  work.subscribe({
    error: ({ span, error }) => fail(span, error),
    asyncEnd: ({ span }) => span.end(),
  });

  traceCalls({ begin, parent });
  return () => provider.shutdown();
}

/** Traces outgoing calls of requests and work, by `fetch` and by node:http. */
function traceCalls({ begin, parent }) {
  const open = new WeakMap();
  const opened = ({ request }) => {
    const of = parent();
    if (!of) return;
    const span = begin(`call ${request.method}`, SpanKind.CLIENT, of);
    span.setAttribute('http.request.method', request.method);
    open.set(request, span);
  };
  const answered = ({ request, response }) =>
    open.get(request)?.setAttribute('http.response.status_code', response.statusCode);
  const ended = ({ request }) => open.get(request)?.end();
  const failed = ({ request, error }) => {
    const span = open.get(request);
    if (!span) return;
    fail(span, error);
    span.end();
  };
  subscribe('undici:request:create', opened);
  subscribe('undici:request:headers', answered);
  subscribe('undici:request:trailers', ended);
  subscribe('undici:request:error', failed);
  subscribe('http.client.request.start', opened);
  subscribe('http.client.response.finish', (message) => {
    answered(message);
    ended(message);
  });
  subscribe('http.client.request.error', failed);
}
