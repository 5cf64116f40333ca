import { sql } from 'kysely';
import type { AdminNote } from '#contract/office/admin-note.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';
import type { About } from './queries.ts';

const TABLE = { company: 'companies', talent: 'talents', project: 'projects' } as const;

/**
 * Writes a note about an existing company, talent or project. Sending the same note with the same id again changes
 * nothing.
 */
export async function writeNote(
  trx: Trx,
  actor: AdminActor,
  note: About & { readonly id: string; readonly words: string },
  { now }: Moment,
) {
  const { id, about, about_id, words } = note;
  const found = await sql`select from ${sql.table(TABLE[about])} where id = ${about_id} for key share`.execute(trx);
  if (found.rows.length === 0) return refuse('not_found');
  await sql`
    insert into admin_notes (id, about, about_id, account_id, author_name, words, created_date)
    values (${id}, ${about}, ${about_id}, ${actor.account_id}, ${actor.name}, ${words}, ${now})
    on conflict (id) do nothing`.execute(trx);
  const { rows } = await sql<AdminNote>`
    select id, author_name, words, created_date, true as is_own from admin_notes
    where id = ${id} and account_id = ${actor.account_id} and words = ${words}
      and about = ${about} and about_id = ${about_id}`.execute(trx);
  announce(trx, { topics: [], noun: 'admin_note' });
  return rows[0] ?? refuse('changed_meanwhile');
}

/** Removes one of the administrator's own notes; another id changes nothing. */
export async function removeNote(trx: Trx, actor: AdminActor, id: string) {
  await sql`delete from admin_notes where id = ${id} and account_id = ${actor.account_id}`.execute(trx);
  announce(trx, { topics: [], noun: 'admin_note' });
  return { done: true as const };
}
