import { sql } from 'kysely';
import type { ChainLink } from '#contract/work/replacement.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { CHAIN_EVENTS } from '#domain/work/replacement/chain.ts';
import type { Db } from '#server/db/transaction.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

/** Maximum number of events of one place. */
const AT_MOST = 300;

/**
 * The events of the place of a booking, the newest first: of the booking, of those that it replaces and of those that
 * replace it, of everybody who was asked to, and of agreements on moved days. The caller has checked that the actor may
 * see the booking. PostgreSQL expects a long chain: `offset 0` keeps it from reading all rows of a table for it.
 */
export async function listChain(
  db: Db,
  actor: ProjectActor,
  booking_id: string,
  { today }: Moment,
): Promise<ChainLink[]> {
  const { rows } = await sql<ChainLink>`
    with recursive up as (
      select b.id, k.replaces_booking_id as before, 0 as height
      from bookings b join candidates k on k.id = b.candidate_id where b.id = ${booking_id}
      union all
      select b.id, k.replaces_booking_id, up.height + 1
      from up join bookings b on b.id = up.before join candidates k on k.id = b.candidate_id),
    place as (
      select id from (select id from up order by height desc limit 1) first
      union
      select next.id from place cross join lateral (
        select b.id from candidates k join bookings b on b.candidate_id = k.id
        where k.replaces_booking_id = place.id offset 0) next),
    people as (
      select b.id, b.talent_id from place join bookings b using (id)
      union all
      select asked.id, asked.talent_id from place cross join lateral (
        select k.id, k.talent_id from candidates k where k.replaces_booking_id = place.id offset 0) asked
      union
      select a.id, a.talent_id from place join bookings b using (id) join agreements a on a.candidate_id = b.candidate_id
      where a.day_move_id is not null)
    select e.id::text as id, e.created_date as at, e.type as what, coalesce(t.name, ${NOT_AVAILABLE}) as name,
      case when e.noun in ('agreement', 'booking') then e.payload ->> 'reason' end as reason
    from people cross join lateral (
        select e.id, e.created_date, e.type, e.noun, e.payload from events e
        where e.subject_id = people.id and e.type = any(${[...CHAIN_EVENTS]}) offset 0) e
      left join lateral (
        select btrim(seen.first_name || ' ' || seen.last_name) as name
        from talents seen where seen.id = people.talent_id and ${isSeenTalent('seen', actor, today)} offset 0) t on true
    order by e.id desc limit ${AT_MOST}`.execute(db);
  return rows;
}
