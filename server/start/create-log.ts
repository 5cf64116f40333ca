import pino from 'pino';
import type { Env } from '#server/env.ts';
import { loggedPath } from '#server/http/logged-path.ts';

/**
 * Creates the log of a process. It contains the path of a request, and of an error the name, code, message and stack.
 * Other fields are left out, because they may contain a person's name or address.
 */
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
