import type { savedViewRoutes } from '#contract/office/saved-view.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { forgetView, keepView } from './commands.ts';
import { listViews } from './queries.ts';

/** Saved filters. Each belongs to one account; colleagues in a company do not share them. */
export function savedViewHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof savedViewRoutes> {
  return {
    'GET /account/views': async ({ actor, query: { screen } }) => ({
      items: await listViews(db, actor.account_id, screen),
    }),

    'PUT /account/views': ({ actor, body, moment }) => keepView(db, actor.account_id, body, moment),

    'DELETE /account/views/:id': async ({ actor, params: { id } }) => {
      await forgetView(db, actor.account_id, id);
      return { done: true };
    },
  };
}
