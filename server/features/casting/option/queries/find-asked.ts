import type { SqlBool } from 'kysely';
import type { ClientDecision, InterestStatus } from '#domain/casting/candidate/candidate.workflow.ts';
import type { ShownFacts } from '#domain/people/talent/profile.rules.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

/** A candidate with the facts that decide if the company may give an option on the talent. */
export interface Asked extends ShownFacts {
  readonly id: string;
  readonly project_id: string;
  readonly role_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly interest_status: InterestStatus;
  readonly client_decision: ClientDecision | null;
  readonly is_deleted: boolean;
  readonly project_status: ProjectStatus;
  readonly has_standing_option: boolean;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** The days of the terms as a PostgreSQL multirange; null for terms without days. */
  readonly days: string | null;
  readonly first_day: string | null;
  readonly last_day: string | null;
}

/**
 * The condition on `k` (candidates) and `p` (projects) for the candidates that the actor may see: for a talent, the
 * talent's own candidates; for other actors, the candidates of the projects that they may see.
 */
function visibleAsked(actor: ProjectActor | TalentActor) {
  return actor.role === 'talent' ? sql<SqlBool>`k.talent_id = ${actor.talent_id}` : visibleProjects(actor);
}

/**
 * Locks the project of a candidate (shared, like answers) and then the talent (exclusively): decisions about the
 * project and all changes of the talent's line wait.
 * @returns false if the actor may not see the candidate
 */
export async function holdAsked(trx: Trx, actor: ProjectActor | TalentActor, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from candidates k join projects p on p.id = k.project_id
    where k.id = ${id} and ${visibleAsked(actor)} for share of p`.execute(trx);
  if (rows.length === 0) return false;
  await sql`
    select t.id from talents t join candidates k on k.talent_id = t.id
    where k.id = ${id} for no key update of t`.execute(trx);
  return true;
}

/** The candidate with this id; undefined if it does not exist. The caller has called `holdAsked`. */
export async function findAsked(trx: Trx, id: string): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    select k.id, k.project_id, k.role_id, p.company_id, k.talent_id, k.interest_status, k.client_decision, k.is_deleted,
      p.status as project_status, p.title as project_title, c.name as company_name,
      btrim(t.first_name || ' ' || t.last_name) as talent_name, k.terms ->> 'role_title' as role_title,
      t.is_verified, (t.standing <> 'active' or t.is_leaving) as is_suspended, t.birth_date, t.guardian_consent_date,
      exists (select from options o where o.candidate_id = k.id and o.status in ('open', 'challenged')) as has_standing_option,
      d.days::text as days, lower(d.days) as first_day, upper(d.days) - 1 as last_day
    from candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
      join talents t on t.id = k.talent_id
      cross join lateral (
        select range_agg(daterange(starts_on, ends_on, '[]')) as days
        from jsonb_to_recordset(k.terms -> 'days') as spans (starts_on date, ends_on date)) d
    where k.id = ${id}`.execute(trx);
  return rows[0];
}

/** Number of a talent's standing options on any of these days. */
export async function countInLine(db: Db, talent_id: string, days: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from options o
    where o.talent_id = ${talent_id} and o.status in ('open', 'challenged') and o.days && ${days}::datemultirange`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The spans of a talent's bookings on any of these days, without the names of companies. */
export async function findTaken(db: Db, talent_id: string, days: string) {
  const { rows } = await sql<{ starts_on: string; ends_on: string }>`
    select b.starts_on, b.ends_on from bookings b
    where b.talent_id = ${talent_id} and b.status in ('waiting', 'confirmed')
      and daterange(b.starts_on, b.ends_on, '[]') && ${days}::datemultirange
    order by b.starts_on, b.id`.execute(db);
  return rows;
}
