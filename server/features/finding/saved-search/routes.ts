import type { savedSearchRoutes } from '#contract/finding/saved-search.ts';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { deleteSearch, lookAtSearch, renameSearch, saveSearch, setNotify } from './commands/keep-search.ts';
import { presentSearch } from './present.ts';
import { finderOf } from './queries/find-fitting.ts';
import { listSearches, type SavedSearchRow } from './queries/load-search.ts';

/** Saved searches. Each belongs to one account; colleagues in a company do not share them. */
export function savedSearchHandlers(
  services: Pick<Services, 'db' | 'talents' | 'briefs'>,
): Handlers<typeof savedSearchRoutes> {
  const { db, briefs } = services;
  const find = finderOf(services);
  const present = <R extends Refusal>(row: SavedSearchRow | R, today: string) =>
    isRefusal(row) ? row : presentSearch(row, today);

  return {
    'GET /saved-searches': async ({ actor, moment }) => {
      const rows = await listSearches(db, actor.account_id, moment.today);
      return { items: rows.map((row) => presentSearch(row, moment.today)) };
    },

    'POST /saved-searches': async ({ actor: { account_id }, body, moment }) =>
      present(await saveSearch({ db, briefs, find, account_id, moment }, body), moment.today),

    'PATCH /saved-searches/:id': async ({ actor: { account_id }, params: { id }, body: { name, notify }, moment }) => {
      const keeping = { db, find, account_id, moment };
      const renamed = name === undefined ? undefined : await renameSearch(keeping, id, name);
      if (renamed && isRefusal(renamed)) return renamed;
      const changed = notify === undefined ? renamed : await setNotify(keeping, id, notify);
      if (!changed) throw new Error('The contract lets no change through that changes nothing');
      return present(changed, moment.today);
    },

    'DELETE /saved-searches/:id': async ({ actor, params }) => {
      await deleteSearch(db, actor.account_id, params.id);
      return { done: true };
    },

    'POST /saved-searches/:id/looked': async ({ actor: { account_id }, params, moment }) =>
      present(await lookAtSearch({ db, find, account_id, moment }, params.id), moment.today),
  };
}
