import type { shortlistRoutes } from '#contract/finding/shortlist.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { insertPeople, removePeople, writeNote } from './commands/change-people.ts';
import { changeShortlist, createShortlist, deleteShortlist, renameShortlist } from './commands/change-shortlist.ts';
import { findPeople, findShortlist, listShortlists, listsContaining } from './queries.ts';

/** Lists of talents, which belong to a company or an administrator. */
export function shortlistHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof shortlistRoutes> {
  return {
    'GET /shortlists': ({ actor, query, moment }) => listShortlists(db, actor, query.page, moment.today),

    'POST /shortlists': ({ actor, body, moment }) => createShortlist(db, actor, body, moment.today),

    'GET /shortlists/containing': async ({ actor, query, moment }) => ({
      lists: await listsContaining(db, actor, query.talent_id, moment.today),
    }),

    'GET /shortlists/:id': async ({ actor, params, query, moment }) => {
      const list = await findShortlist(db, actor, params.id, moment.today);
      return list ? { list, ...(await findPeople(db, list.id, query.page, moment.today)) } : refuse('not_found');
    },

    'PATCH /shortlists/:id': ({ actor, params, body, moment }) =>
      renameShortlist(db, actor, params.id, body.name, moment.today),

    'DELETE /shortlists/:id': async ({ actor, params }) => {
      await deleteShortlist(db, actor, params.id);
      return { done: true };
    },

    'PUT /shortlists/:id/people': async ({ actor, params, body, moment }) => {
      const changed = await changeShortlist(db, actor, params.id, moment.today, (trx) =>
        insertPeople(trx, params.id, body.people, moment.today),
      );
      return isRefusal(changed) ? changed : { list: changed.list, added: changed.result };
    },

    'PATCH /shortlists/:id/people': async ({ actor, params, body, moment }) => {
      const changed = await changeShortlist(db, actor, params.id, moment.today, (trx) =>
        writeNote(trx, params.id, body.talent_id, body.note),
      );
      return isRefusal(changed) ? changed : { done: true };
    },

    'POST /shortlists/:id/people/remove': async ({ actor, params, body, moment }) => {
      const changed = await changeShortlist(db, actor, params.id, moment.today, (trx) =>
        removePeople(trx, params.id, body.talent_ids, moment.today),
      );
      return isRefusal(changed) ? changed : { list: changed.list, removed: changed.result };
    },
  };
}
