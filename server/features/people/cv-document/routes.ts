import { sql } from 'kysely';
import type { cvDocumentRoutes } from '#contract/people/cv-document.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import type { SignedInActor, TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { addDocument } from './commands/add-document.ts';
import { changeDocument, removeDocument } from './commands/move-document.ts';
import { visibleDocuments } from './policy.ts';
import { loadDocuments } from './queries/load-documents.ts';
import { showDocumentsOf, showOpenedDocuments } from './queries/show-documents.ts';

/**
 * Documents of talents' CVs, for the talents, members who cast at companies with a live booking, and administrators.
 */
export function cvDocumentHandlers(services: Services): Handlers<typeof cvDocumentRoutes> {
  const { db } = services;
  const showOwn = async (actor: TalentActor, moment: Moment) => ({
    items: await showDocumentsOf(db, actor, actor.talent_id, moment),
  });
  const showOne = async (actor: TalentActor, id: string, moment: Moment) =>
    (await showOwn(actor, moment)).items.find((one) => one.id === id);
  return {
    'GET /talent/documents': ({ actor, moment }) => showOwn(actor, moment),
    'POST /talent/documents': async ({ actor, query: { id }, body, moment }) => {
      const kept = await addDocument(services, actor, id, body, moment);
      // Another tab may have removed the document at that moment.
      return isRefusal(kept) ? kept : ((await showOne(actor, id, moment)) ?? refuse('changed_meanwhile'));
    },
    'POST /talent/documents/:id/change': async ({ actor, params: { id }, body, moment }) => {
      const changed = await inTransaction(db, (trx) => changeDocument(trx, actor, id, body, moment));
      return isRefusal(changed) ? changed : ((await showOne(actor, id, moment)) ?? refuse('not_found'));
    },
    'POST /talent/documents/:id/remove': async ({ actor, params: { id }, moment }) => {
      const removed = await inTransaction(db, (trx) => removeDocument(trx, actor, id, moment));
      return isRefusal(removed) ? removed : showOwn(actor, moment);
    },
    'GET /candidates/:id/documents': async ({ actor, params: { id }, moment }) => {
      const { rows } = await sql`
        select from candidates k join projects p on p.id = k.project_id
        where k.id = ${id} and p.company_id = ${actor.company_id} and not k.is_deleted`.execute(db);
      if (rows.length === 0) return refuse('not_found');
      return { items: await showOpenedDocuments(db, actor, id, moment) };
    },
    'GET /admin/talents/:id/documents': async ({ actor, params: { id }, moment }) => {
      const { rows } = await sql`select from talents where id = ${id}`.execute(db);
      return rows.length === 0 ? refuse('not_found') : { items: await showDocumentsOf(db, actor, id, moment) };
    },
    'GET /documents/:id/address': async ({ actor, params: { id }, moment }) => {
      const [row] = await loadDocuments(db, sql`d.id = ${id} and ${visibleDocuments(actor, moment.today)}`);
      if (!row) return refuse('not_found');
      const file = { id: row.file_id, path: row.path };
      const { talent_id } = row;
      return { url: signedUrl(services, file, { purpose: 'view', account_id: actor.account_id }), talent_id };
    },
  };
}

/** True if the actor may see a document now. Checked each time the file is opened, because the URL may be old. */
export async function seesDocument(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: SignedInActor,
  id: string,
): Promise<boolean> {
  const { today } = momentOf(clock());
  const rows = await loadDocuments(db, sql`d.id = ${id} and ${visibleDocuments(actor, today)}`);
  return rows.length > 0;
}
