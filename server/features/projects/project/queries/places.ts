import { type RawBuilder, sql } from 'kysely';

/**
 * Number of places of a role `r` (project_roles) of `p` (projects) whose people are booked in another part of the
 * production; 0 unless the part still casts, because only its places are still to be filled.
 */
export const BOOKED_ELSEWHERE = sql<number>`(
  select count(*) from project_roles twin join projects part on part.id = twin.project_id
    join candidates taken on taken.role_id = twin.id and taken.client_decision = 'approved' and not taken.is_deleted
  where p.status in ('draft', 'casting') and twin.plan_id = r.plan_id and twin.id <> r.id
    and part.status in ('active', 'completed'))`;

/** Number of places of a role `r` of `p` that are not booked in another part of the production. */
export const PLACES_LEFT = sql<number>`greatest(0, r.headcount - ${BOOKED_ELSEWHERE})`;

/**
 * True if the talent is asked for the role with this id, or booked for the same role in another part of
 * the production. Nobody is asked twice for one place.
 */
export const isAskedFor = (role: RawBuilder<unknown>, talent_id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from candidates asked join project_roles its on its.id = asked.role_id
  where asked.talent_id = ${talent_id} and not asked.is_deleted
    and (its.id = ${role} or its.plan_id = (select plan_id from project_roles where id = ${role})))`;

/**
 * The other projects of the production of `p` (projects), the oldest first. A part whose casting has ended without a
 * booking of its own is left out: everything that it found is in the others.
 */
export const OTHER_PARTS = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', o.id, 'status', o.status, 'current_step', o.current_step,
    'approved_count', (select count(*) from candidates k
      where k.project_id = o.id and k.client_decision = 'approved' and not k.is_deleted)) order by o.created_date, o.id)
  from projects o where o.production_id = p.production_id and o.id <> p.id
    and (o.status <> 'completed' or exists (select from work_reports w where w.project_id = o.id))), '[]')`;

/** True on `p` (projects) for the people who are booked in a production whose other part still casts. */
export const IS_BOOKED_BESIDE = sql<boolean>`(p.status = 'active' and exists (
  select from projects o where o.production_id = p.production_id and o.status in ('draft', 'casting')))`;

/** True on `p` (projects) for a part whose casting has ended: the production is shown by its other parts. */
export const IS_CAST = sql<boolean>`(p.production_id is not null and p.status = 'completed'
  and not exists (select from work_reports w where w.project_id = p.id))`;
