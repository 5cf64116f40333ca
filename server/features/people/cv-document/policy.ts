import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AdminActor, CompanyActor, SignedInActor } from '#server/actor.ts';
import { casts } from '#server/actor.ts';
import { isShowableTalent } from '#server/features/people/talent/policy.ts';

/** Whether `d` (cv_documents) is opened to those who book its talent, whom companies may be shown at all on that day. */
export const isOpened = (
  today: string,
): RawBuilder<SqlBool> => sql<SqlBool>`(d.status = 'kept' and d.audience = 'booked'
  and exists (select from talents shown where shown.id = d.talent_id and ${isShowableTalent('shown', today)}))`;

/** Whether the work of `b` (bookings) is agreed and not done yet: what it takes to meet, and no longer. */
export const isLiveBooking = sql<SqlBool>`b.status in ('waiting', 'confirmed')`;

/**
 * The condition on `d` (cv_documents) that leaves what the caller may see: the talent their own, those who cast what is
 * opened by somebody whom they have booked, until the work is done or cancelled, and an administrator all.
 */
export function visibleDocuments(actor: SignedInActor, today: string): RawBuilder<SqlBool> {
  if (actor.role === 'admin') return sql<SqlBool>`d.status = 'kept'`;
  if (actor.role === 'talent') return sql<SqlBool>`(d.status = 'kept' and d.talent_id = ${actor.talent_id})`;
  if (!casts(actor)) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${isOpened(today)} and exists (
    select from bookings b
    where b.talent_id = d.talent_id and b.company_id = ${actor.company_id} and ${isLiveBooking}))`;
}

/** Whether who casts can read something that the talent of `b` (bookings) has opened. */
export const hasOpenedDocuments = (actor: AdminActor | CompanyActor, today: string): RawBuilder<SqlBool> =>
  actor.role === 'company' && casts(actor)
    ? sql<SqlBool>`(${isLiveBooking} and exists (
        select from cv_documents d where d.talent_id = b.talent_id and ${isOpened(today)}))`
    : sql<SqlBool>`false`;
