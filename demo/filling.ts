import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { answerError } from '#server/http/answer-error.ts';

/** How far a demonstration is that is being filled. */
export interface Filling {
  /** A sentence for people; null when everything is there. */
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

/** All ways in, whose accounts may not be there yet, or have only half of what their screens show. */
const SIGN_INS = [`${API_PREFIX}/account/sign-in`, `${API_PREFIX}/account/passkeys/sign-in`];

const scriptOf = (name: string) => readFileSync(new URL(`./filling/${name}`, import.meta.url), 'utf8');

/**
 * Says on every page how far the filling is, for as long as it goes on. Until it is over `/ready` says no, and nobody
 * signs in: what an account of the demonstration did meanwhile would change the past that is being told.
 */
export function mountFilling(app: FastifyInstance, { line }: Pick<Filling, 'line'>): void {
  // Each open page asks every second: no line of the terminal is spent on it.
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
    // What is for looking into the machinery allows itself no script.
    if (said === null || !isPage || url.startsWith('/dev/')) return payload;
    const parts = `<link rel="stylesheet" href="/dev/filling/line.css"><p id="filling" role="status">${said}</p><script src="/dev/filling/line.js" defer></script>`;
    return payload.replace(/<body[^>]*>/, (body) => body + parts);
  });
}
