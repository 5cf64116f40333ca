import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';

/**
 * Makes the row of a thread unless it exists, and locks it, so that messages are numbered one after the other. Both
 * sides may write the first message at the same time. The caller has checked that the candidate or project exists.
 * @returns the id of the row
 */
export async function holdChat(trx: Trx, subject_id: string, { now }: Moment): Promise<string> {
  await sql`
    insert into project_chats (project_id, company_id, talent_id, candidate_id, created_date)
    select p.id, p.company_id, k.talent_id, k.id, ${now}::timestamptz from candidates k join projects p on p.id = k.project_id
    where k.id = ${subject_id}
    union all
    select p.id, p.company_id, null, null, ${now}::timestamptz from projects p where p.id = ${subject_id}
    on conflict (subject_id) do nothing`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    select id from project_chats where subject_id = ${subject_id} for no key update`.execute(trx);
  if (!rows[0]) throw new Error('A thread that was to be written in is of nothing');
  return rows[0].id;
}
