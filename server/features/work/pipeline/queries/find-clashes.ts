import { sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';

export interface Clash {
  talent_id: string;
  talent_name: string;
  starts_on: string;
  ends_on: string;
}

/**
 * The approved candidates of a project, or of these ids among them, who are already booked on its days, each with the taken days. The other company
 * is never named, and neither is a talent whom the caller may not see.
 */
export async function findClashes(
  db: Db,
  actor: ProjectActor,
  project_id: string,
  today: string,
  candidate_ids?: readonly string[],
): Promise<Clash[]> {
  const chosen = candidate_ids ? sql`and k.id = any(${[...candidate_ids]}::uuid[])` : sql``;
  const { rows } = await sql<Clash>`
    select k.talent_id, btrim(t.first_name || ' ' || t.last_name) as talent_name,
      greatest(b.starts_on, d.starts_on) as starts_on, least(b.ends_on, d.ends_on) as ends_on
    from candidates k
      join talents t on t.id = k.talent_id
      cross join jsonb_to_recordset(k.terms -> 'days') as d (starts_on date, ends_on date)
      join bookings b on b.talent_id = k.talent_id and b.status <> 'cancelled'
        and daterange(b.starts_on, b.ends_on, '[]') && daterange(d.starts_on, d.ends_on, '[]')
    where k.project_id = ${project_id} and k.client_decision = 'approved' and not k.is_deleted and b.candidate_id <> k.id ${chosen}
      and ${isSeenTalent('t', actor, today)}
    order by talent_name, starts_on`.execute(db);
  return rows;
}
