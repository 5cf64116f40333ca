import { hostname } from 'node:os';
import pino from 'pino';
import { isOutage } from '#server/db/outage.ts';
import type { Env } from '#server/env.ts';
import { loggedPath } from '#server/http/logged-path.ts';
import { currentRequestId } from '#server/request-id.ts';
import { traceIdOf } from '#server/traced.ts';
import { VERSION } from '#server/version.ts';
import { createOutageLines } from './outage-lines.ts';

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly routeOptions?: { readonly url?: string | undefined } | undefined;
}

/**
 * Creates the log of a process: one JSON object per line, with host, process and version, the id of the request during
 * which the line is written, and in a traced process the id of the trace. At most one line a minute is about an outage.
 * Of a request the log contains the method, route and path, of an answer the status, and of an error the name, code,
 * message and stack. Other fields of requests and errors may contain a person's name or address.
 */
export function createLog(env: Pick<Env, 'log_level' | 'otel_exporter_otlp_endpoint'>) {
  const isTraced = env.otel_exporter_otlp_endpoint !== undefined;
  const outages = createOutageLines((omitted) =>
    log.error({ omitted }, 'an outage goes on: these lines were left out'),
  );
  const log = pino({
    level: env.log_level,
    base: { host: hostname(), pid: process.pid, version: VERSION },
    mixin: () => {
      const request_id = currentRequestId();
      if (request_id === undefined) return {};
      return isTraced ? { request_id, trace_id: traceIdOf(request_id) } : { request_id };
    },
    hooks: {
      logMethod(args, method) {
        const [facts, message] = args as unknown as readonly [{ readonly err?: unknown }, string?];
        if (isOutage(facts.err) && !outages.mayWrite(message ?? '')) return;
        method.apply(this, args);
      },
    },
    serializers: {
      req: ({ method, url, routeOptions }: LoggedRequest) => ({
        method,
        route: routeOptions?.url,
        path: loggedPath(url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: { name?: string; message?: string; stack?: string; code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  });
  return log;
}
