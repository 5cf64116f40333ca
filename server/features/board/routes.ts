import type { boardRoutes } from '#contract/board.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { listBoard } from './queries.ts';

/** Everything of a company that is open, by step. */
export function boardHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof boardRoutes> {
  return { 'GET /board': ({ actor, query, moment }) => listBoard(db, actor, query, moment) };
}
