import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AdminNote } from '#contract/office/admin-note.ts';
import type { Noted } from '#domain/office/admin-note/admin-note.ts';
import type { AdminActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

export interface About {
  readonly about: Noted;
  readonly about_id: string;
}

/** A page of the notes about a subject, newest first. */
export async function listNotes(db: Db, actor: AdminActor, { about, about_id }: About, page: number) {
  const where = sql`about = ${about} and about_id = ${about_id}`;
  const [{ rows }, count] = await Promise.all([
    sql<AdminNote>`
      select id, author_name, words, created_date, coalesce(account_id = ${actor.account_id}, false) as is_own
      from admin_notes where ${where} order by created_date desc, id
      ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from admin_notes where ${where}`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
