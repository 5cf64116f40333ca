import { sql } from 'kysely';
import { isTaken } from '#server/features/casting/candidate/queries/left-place.ts';

/**
 * True on `b` (bookings), `k` (candidates) and `p` (projects) while a talent who has called off may come after all: the
 * project is active, the days have not moved, nobody steps in, the work is not reported, and the place of a person
 * without other days has not been given to somebody whom another part of the production casts.
 */
export const MAY_RETURN = sql<boolean>`(p.status = 'active' and b.moved_to is null and not ${isTaken(sql.ref('b.id'))}
  and exists (select from work_reports w where w.candidate_id = b.candidate_id and w.status in ('open', 'void'))
  and not (k.is_deleted and exists (
    select from project_roles r join project_roles other on other.plan_id = r.plan_id and other.id <> r.id
      join projects part on part.id = other.project_id and part.status <> 'active'
    where r.id = b.role_id and other.headcount <= (
      select count(*) from candidates taken join project_roles its on its.id = taken.role_id
      where its.plan_id = r.plan_id and taken.client_decision = 'approved' and not taken.is_deleted))))`;
