import type { boardRoutes } from '#contract/casting/board.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { listBoard } from './queries.ts';

/** The open projects of a company, by step. */
export function boardHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof boardRoutes> {
  return { 'GET /board': ({ actor, query, moment }) => listBoard(db, actor, query, moment) };
}
