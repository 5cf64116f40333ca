import type { FastifyInstance } from 'fastify';
import type { Part } from '#server/services.ts';
import { answerError } from './answer-error.ts';

const stateOf = ({ ask }: Part) =>
  ask().then(
    () => 'ok' as const,
    () => 'failing' as const,
  );

/**
 * Says if a process should get requests, and of each part if it works. Each part has its own time limit, so that there
 * is an answer also when the database gives none.
 */
export function mountReady(app: FastifyInstance, parts: Readonly<Record<string, Part>>): void {
  app.get('/ready', async (_request, reply) => {
    const all = await Promise.all(
      Object.entries(parts).map(async ([name, part]) => [name, await stateOf(part), part] as const),
    );
    const states = Object.fromEntries(all.map(([name, state]) => [name, state]));
    const isReady = all.every(([, state, { is_needed }]) => state === 'ok' || !is_needed);
    return isReady ? { status: 'ready', parts: states } : answerError(reply, 'unavailable', { parts: states });
  });
}
