import type { FastifyInstance } from 'fastify';

/** An answer of a server that has ended. */
export interface Answer {
  readonly method: string;
  /** The route pattern, such as '/api/v1/talents/:id'; 'none' if no route took the request, whose path could be anything. */
  readonly route: string;
  readonly status: number;
  /** Time from the last header of the request to the end of the answer. */
  readonly ms: number;
}

const NO_ROUTE = 'none';

/** Tells the listeners of each answer of a server, in one hook for all of them. */
export function tellAnswers(app: FastifyInstance, ...listeners: readonly ((answer: Answer) => void)[]): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = NO_ROUTE } = request.routeOptions;
    const answer = { method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime };
    for (const listen of listeners) listen(answer);
    done();
  });
}
