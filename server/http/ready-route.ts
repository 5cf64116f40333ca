import type { FastifyInstance } from 'fastify';
import type { Part, Services } from '#server/services.ts';
import { answerError } from './answer-error.ts';

const stateOf = ({ ask }: Part) =>
  ask().then(
    () => 'ok' as const,
    () => 'failing' as const,
  );

/**
 * Mounts /ready, which tells a load balancer if this process should get requests, and the state of each part. Each part
 * has its own time limit, so that there is an answer even if the database does not answer. A process that is told to stop
 * says so first, and goes on answering until the load balancer has heard it.
 */
export function mountReady(app: FastifyInstance, { parts, stopping }: Pick<Services, 'parts' | 'stopping'>): void {
  app.get('/ready', async (_request, reply) => {
    if (stopping.aborted) return answerError(reply, 'unavailable', { state: 'stopping' });
    const all = await Promise.all(
      Object.entries(parts).map(async ([name, part]) => [name, await stateOf(part), part] as const),
    );
    const states = Object.fromEntries(all.map(([name, state]) => [name, state]));
    const isReady = all.every(([, state, { is_needed }]) => state === 'ok' || !is_needed);
    return isReady ? { status: 'ready', parts: states } : answerError(reply, 'unavailable', { parts: states });
  });
}
