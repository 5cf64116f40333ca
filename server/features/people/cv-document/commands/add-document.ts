import { sql } from 'kysely';
import { isRefusal, refuse, unlessCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { CV_DOCUMENT_BOUNDS } from '#domain/people/cv-document/cv-document.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { documentObject } from '#server/features/people/cv-document/lifecycle.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { paperOf } from '#server/files/paper.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { make } from '#server/lifecycle/run.ts';
import type { Services } from '#server/services.ts';

/**
 * Stores a file as a document of the talent's CV, which only the talent and administrators can open until the talent
 * changes its audience. If the same document is sent twice, the second copy's bytes get no row, and the tidying job
 * removes them.
 */
export async function addDocument(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  actor: TalentActor,
  id: string,
  incoming: IncomingFile | null,
  moment: Moment,
) {
  const found = incoming ? await paperOf(incoming, 'dokument') : refuse('file_not_image');
  if (isRefusal(found)) return unlessCode(found, 'file_not_image') ?? refuse('file_no_paper');
  const { source, name, content_type } = found;
  const written = await writePrivateFile(services, source, { max_bytes: CV_DOCUMENT_BOUNDS.bytes });
  if (isRefusal(written)) return written;
  const { talent_id } = actor;
  return inTransaction(services.db, async (trx) => {
    // The lock makes the second of two simultaneous files count the first.
    await sql`select from talents where id = ${talent_id} for no key update`.execute(trx);
    const { rows } = await sql<{ is_own: boolean }>`
      select talent_id = ${talent_id} and status = 'kept' as is_own from cv_documents where id = ${id}`.execute(trx);
    if (rows[0]) return rows[0].is_own ? true : refuse('changed_meanwhile');
    const { rows: others } = await sql`
      select from cv_documents where talent_id = ${talent_id} and status = 'kept'`.execute(trx);
    if (others.length >= CV_DOCUMENT_BOUNDS.count) return refuse('documents_full');
    const values = { talent_id, kind: 'other', title: '', audience: 'own', created_date: moment.now } as const;
    const { concerned, facts } = documentObject({ ...values, id, status: 'kept', valid_until: null });
    const object = { id, values, concerned, facts };
    const made = await make(trx, { noun: 'cv_document', object, actor, moment, words: {} });
    if (isRefusal(made)) return made;
    await keepPrivateFile(trx, { written, noun: 'cv_document', subject_id: id, kind: 'file', name, content_type });
    return true as const;
  });
}
