import type { overviewRoutes } from '#contract/office/overview.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { listFigures } from './queries/list-figures.ts';
import { listOwnToDo } from './queries/list-own-to-do.ts';
import { listToDo } from './queries/list-to-do.ts';

export function overviewHandlers({ db }: Services): Handlers<typeof overviewRoutes> {
  return {
    'GET /admin/to-do': async ({ actor, moment }) => ({ items: await listToDo(db, actor, moment) }),
    'GET /talent/to-do': ({ actor, moment }) => listOwnToDo(db, actor, moment),
    'GET /admin/figures': async ({ actor, query, moment }) => ({
      items: await listFigures(db, actor, query.span, moment),
    }),
  };
}
