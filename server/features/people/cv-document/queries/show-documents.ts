import { sql } from 'kysely';
import type { OwnDocument, ShownDocument } from '#contract/people/cv-document.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { cvDocumentWorkflow } from '#domain/people/cv-document/cv-document.workflow.ts';
import type { AdminActor, CompanyActor, TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { isLiveBooking, isOpened } from '#server/features/people/cv-document/policy.ts';
import { type LoadedDocument, loadDocuments } from './load-documents.ts';

const shown = (row: LoadedDocument): ShownDocument => ({ ...row, is_picture: row.content_type.startsWith('image/') });

/** The documents of a talent, as shown to the talent or an administrator. */
export async function showDocumentsOf(
  db: Db,
  actor: TalentActor | AdminActor,
  talent_id: string,
  moment: Moment,
): Promise<OwnDocument[]> {
  const rows = await loadDocuments(db, sql`d.talent_id = ${talent_id}`);
  return rows.map((row) => {
    const { audience, created_date } = row;
    return { ...shown(row), audience, created_date, actions: commandsNow(cvDocumentWorkflow, row, actor, moment) };
  });
}

/** The documents that a candidate has opened to the company; none without a live booking of this candidate. */
export async function showOpenedDocuments(
  db: Db,
  { company_id }: CompanyActor,
  candidate_id: string,
  { today }: Moment,
): Promise<ShownDocument[]> {
  const rows = await loadDocuments(
    db,
    sql`${isOpened(today)} and exists (
      select from bookings b where b.candidate_id = ${candidate_id} and b.talent_id = d.talent_id
        and b.company_id = ${company_id} and ${isLiveBooking})`,
  );
  return rows.map(shown);
}
