import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * Inserts a document whose file is not stored, for tests that insert signed agreements.
 * @returns its id
 */
export async function aDocumentRow(pool: pg.Pool): Promise<string> {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  const { rows } = await pool.query<{ id: string }>(
    `with file as (
      insert into private_files (noun, subject_id, kind, path, name, content_type, bytes, sha256)
      values ('agreement', gen_random_uuid(), 'agreement', $1, 'Avtal.pdf', 'application/pdf', 1, $2) returning id)
    insert into documents (kind, noun, subject_id, template_version, snapshot, sha256, bytes, file_id)
    select 'agreement', 'agreement', gen_random_uuid(), 1, '{}', $2, 1, id from file returning id`,
    [`private/0000000000000-${hex(16)}`, hex(32)],
  );
  return rows[0]?.id ?? '';
}
