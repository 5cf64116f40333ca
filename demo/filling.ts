import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { answerError } from '#server/http/answer-error.ts';

/** Progress of the filling. */
export interface Filling {
  /** A sentence for visitors; null once the filling is done. */
  line(): string | null;
  tell(line: string): void;
  end(): void;
}

export function createFilling(): Filling {
  let now: string | null = 'Demomarknaden öppnas.';
  return {
    line: () => now,
    tell: (line) => {
      now = line;
    },
    end: () => {
      now = null;
    },
  };
}

/**
 * The routes of sign-in by password and by passkey. During the filling an account may be missing, or have only half of
 * its screens' data.
 */
const SIGN_INS = [`${API_PREFIX}/account/sign-in`, `${API_PREFIX}/account/passkeys/sign-in`];

const scriptOf = (name: string) => readFileSync(new URL(`./filling/${name}`, import.meta.url), 'utf8');

/**
 * Shows the progress on every page while the database is filled. Until the filling ends, `/ready` and sign-ins by
 * password or passkey are refused: a signed-in visitor would change the past that is still being written.
 */
export function mountFilling(app: FastifyInstance, { line }: Pick<Filling, 'line'>): void {
  // Each open page asks every second, which would fill the terminal's log.
  app.get('/dev/filling', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ line: line() }),
  );
  const files = { 'line.js': 'text/javascript', 'line.css': 'text/css' };
  for (const [name, type] of Object.entries(files)) {
    const text = scriptOf(name);
    app.get(`/dev/filling/${name}`, async (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text));
  }
  app.addHook('onRequest', async ({ url, method }, reply) => {
    if (line() === null) return;
    const isSignIn = method === 'POST' && SIGN_INS.some((way) => url.startsWith(way));
    if (isSignIn || url === '/ready') return answerError(reply, 'unavailable');
  });
  app.addHook('onSend', async ({ url }, reply, payload) => {
    const said = line();
    const isPage = typeof payload === 'string' && `${reply.getHeader('content-type')}`.startsWith('text/html');
    // The developer pages forbid scripts.
    if (said === null || !isPage || url.startsWith('/dev/')) return payload;
    const parts = `<link rel="stylesheet" href="/dev/filling/line.css"><p id="filling" role="status">${said}</p><script src="/dev/filling/line.js" defer></script>`;
    return payload.replace(/<body[^>]*>/, (body) => body + parts);
  });
}
