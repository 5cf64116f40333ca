import pino from 'pino';
import type { Env } from '#server/env.ts';
import { loggedPath } from '#server/http/logged-path.ts';

/** The log holds no person's name or address: of a request only the path, of an error only its kind. */
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
