import type { adminNoteRoutes } from '#contract/office/admin-note.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { removeNote, writeNote } from './commands.ts';
import { listNotes } from './queries.ts';

/** Administrators' notes for each other about companies, talents and projects. */
export function adminNoteHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof adminNoteRoutes> {
  return {
    'GET /admin/notes': ({ actor, query }) => listNotes(db, actor, query, query.page),
    'POST /admin/notes': ({ actor, body, moment }) => inTransaction(db, (trx) => writeNote(trx, actor, body, moment)),
    'DELETE /admin/notes/:id': ({ actor, params }) => inTransaction(db, (trx) => removeNote(trx, actor, params.id)),
  };
}
