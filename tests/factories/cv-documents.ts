import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * Inserts a CV document that companies with a booking may open. Its file is not stored.
 * @returns its id
 */
export async function aCvDocumentRow(pool: pg.Pool, talent_id: string): Promise<string> {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
       insert into cv_documents (id, talent_id, status, kind, title, audience)
       values (gen_random_uuid(), $1, 'kept', 'course', 'Fäktning', 'booked') returning id),
     file as (
       insert into private_files (noun, subject_id, kind, path, name, content_type, bytes, sha256)
       select 'cv_document', id, 'file', $2, 'dokument.pdf', 'application/pdf', 1, $3 from made)
     select id from made`,
    [talent_id, `private/0000000000000-${hex(16)}`, hex(32)],
  );
  return rows[0]?.id ?? '';
}

/** The talent's description of the document. */
export const DOCUMENT_FACTS = { kind: 'course', title: 'Fäktning', valid_until: null, audience: 'booked' } as const;
