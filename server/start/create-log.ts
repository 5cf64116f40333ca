import pino from 'pino';
import type { Env } from '#server/env.ts';
import { loggedPath } from '#server/http/logged-path.ts';

/** The log contains no person's name or address: only the path of a request, and only the kind of an error. */
export function createLog(env: Env) {
  return pino({
    level: env.log_level,
    base: null,
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: loggedPath(request.url) }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: { name?: string; message?: string; stack?: string; code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  });
}
