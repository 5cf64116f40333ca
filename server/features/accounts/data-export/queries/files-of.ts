import { sql } from 'kysely';
import type { Subject } from '#server/db/own-data.ts';
import type { Db } from '#server/db/transaction.ts';

/** A file of a person's archive, by its path in the store. */
export interface OwnFile {
  readonly path: string;
  /** Name in the archive, with the folder. */
  readonly name: string;
  readonly bytes: number;
}

/** Numbers the names, because files of the same name would overwrite each other. */
const numbered = (rows: readonly OwnFile[]) =>
  rows.map((row, index) => ({ ...row, name: row.name.replace('/', `/${index + 1}-`) }));

/**
 * The files of a person's archive: pictures, recordings, documents by, for or about the talent, and files of the
 * messages that the account has sent.
 */
export async function filesOf(db: Db, { account_id, talent_id }: Subject): Promise<OwnFile[]> {
  const { rows } = await sql<OwnFile>`
    select path, 'bilder/' || position + 1 || '.webp' as name, 0 as bytes from media where talent_id = ${talent_id}
    union all
    select f.path, 'filmer/' || f.name, f.bytes from private_files f join recordings r on r.id = f.subject_id
    where f.noun = 'recording' and f.kind <> 'poster' and f.deleted_date is null and r.talent_id = ${talent_id}
    union all
    select f.path, 'dokument/' || f.name, f.bytes from private_files f
    where f.deleted_date is null and (f.subject_id = ${talent_id} or f.id in (
      select d.file_id from documents d where d.id in (
        select coalesce(signed_document_id, document_id) from agreements where talent_id = ${talent_id}
        union all select document_id from payouts where talent_id = ${talent_id}))
      or (f.noun = 'work_report' and f.subject_id in (select id from work_reports where talent_id = ${talent_id}))
      or (f.noun = 'cv_document' and f.subject_id in (select id from cv_documents where talent_id = ${talent_id}))
      or (f.noun = 'clearance' and f.subject_id in (select id from clearances where talent_id = ${talent_id})))
    union all
    select f.path, 'meddelanden/' || f.name, f.bytes from private_files f join project_messages m on m.id = f.subject_id
    where f.noun = 'message' and f.deleted_date is null and m.sender_account_id = ${account_id}
    order by 2, 1`.execute(db);
  return numbered(rows);
}
