import { type RawBuilder, sql } from 'kysely';
import type { CvDocumentAudience, CvDocumentKind } from '#domain/people/cv-document/cv-document.rules.ts';
import type { CvDocumentStatus } from '#domain/people/cv-document/cv-document.workflow.ts';
import type { Db } from '#server/db/transaction.ts';

/** A document of a CV with its file. */
export interface LoadedDocument {
  readonly id: string;
  readonly talent_id: string;
  readonly status: CvDocumentStatus;
  readonly kind: CvDocumentKind;
  readonly title: string;
  readonly valid_until: string | null;
  readonly audience: CvDocumentAudience;
  readonly created_date: string;
  readonly file_id: string;
  readonly path: string;
  readonly bytes: number;
  readonly content_type: string;
}

/**
 * Documents that meet `where`, in which `d` is the document, and were not removed, in the order in which they were
 * added.
 */
export async function loadDocuments(
  db: Db,
  where: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql``,
): Promise<LoadedDocument[]> {
  const { rows } = await sql<LoadedDocument>`
    select d.id, d.talent_id, d.status, d.kind, d.title, d.valid_until, d.audience, d.created_date,
      f.id as file_id, f.path, f.bytes, f.content_type
    from cv_documents d
      join private_files f on f.noun = 'cv_document' and f.subject_id = d.id and f.deleted_date is null
    where d.status = 'kept' and ${where} order by d.created_date, d.id ${lock}`.execute(db);
  return rows;
}

/** Documents by their ids, locked until the commit. */
export const loadHeld = (db: Db, ids: readonly string[]): Promise<LoadedDocument[]> =>
  loadDocuments(db, sql`d.id = any(${[...ids]}::uuid[])`, sql`for no key update of d`);
