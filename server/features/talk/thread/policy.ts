import { type SqlBool, sql } from 'kysely';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';
import { READABLE_DAYS } from '#domain/talk/thread/thread.rules.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import { IS_ASKING } from '#server/features/casting/candidate/queries/left-place.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';

/**
 * The actors that have threads: talents and companies. Administrators read reported threads by `reported-thread.ts` and
 * by the record routes.
 */
export type ThreadActor = TalentActor | CompanyActor;

/** True on `k` (candidates) if the candidate has a booking that is not cancelled. */
export const IS_BOOKED = sql<boolean>`exists (
  select from bookings held where held.candidate_id = k.id and held.status <> 'cancelled')`;

/**
 * True on `held` (bookings) if the booking is waiting or confirmed, or if it is completed and its talent has not
 * blocked the company.
 */
export const IS_REACHED = sql<SqlBool>`(held.status in ('waiting', 'confirmed') or held.status = 'completed' and not exists (
  select from talent_blocks shut where shut.talent_id = held.talent_id and shut.company_id = held.company_id))`;

/**
 * True on `k` (candidates) and `p` (projects) if the candidate is withdrawn, has a final answer, or is no longer asked.
 * A final answer of 'call_back' does not end the thread, because the company has promised to be in touch.
 */
export const IS_OVER = sql<boolean>`(k.is_deleted or not ${IS_ASKING}
  or k.closed_date is not null and k.closed_outcome is distinct from 'call_back')`;

/**
 * The condition on `k` (candidates), `p` (projects) and `t` (talents) for candidates whose thread the actor may read:
 * for a talent, the talent's own candidates; for a company, the candidates of its projects whose talent it may see. A
 * thread that is over can be read for READABLE_DAYS more; with a booking, always.
 */
export function readableCandidates(actor: ThreadActor, { today }: Moment) {
  const since = instantAt(addDays(today, -READABLE_DAYS), '00:00');
  const isRead = sql<SqlBool>`(not ${IS_OVER} or coalesce(k.closed_date, k.updated_date) >= ${since} or ${IS_BOOKED})`;
  return actor.role === 'talent'
    ? sql<SqlBool>`(k.talent_id = ${actor.talent_id} and ${isRead})`
    : sql<SqlBool>`(p.company_id = ${actor.company_id} and ${isSeenTalent('t', actor, today)} and ${isRead})`;
}

/**
 * The condition on `p` (projects) for projects whose thread the actor may read. A company reads the threads of its own
 * projects; a talent reads the threads of projects in which the talent has a booking that meets IS_REACHED.
 */
export const readableProjects = (actor: ThreadActor) =>
  actor.role === 'talent'
    ? sql<SqlBool>`exists (select from bookings held
        where held.project_id = p.id and held.talent_id = ${actor.talent_id} and ${IS_REACHED})`
    : sql<SqlBool>`p.company_id = ${actor.company_id}`;
