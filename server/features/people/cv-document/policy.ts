import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AdminActor, CompanyActor, SignedInActor } from '#server/actor.ts';
import { casts } from '#server/actor.ts';
import { isShowableTalent } from '#server/features/people/talent/policy.ts';

/**
 * True if `d` (cv_documents) is open to companies that book its talent, and companies may be shown the talent that day.
 */
export const isOpened = (
  today: string,
): RawBuilder<SqlBool> => sql<SqlBool>`(d.status = 'kept' and d.audience = 'booked'
  and exists (select from talents shown where shown.id = d.talent_id and ${isShowableTalent('shown', today)}))`;

/** True if the work of `b` (bookings) is agreed and not finished: during this time the company needs the document. */
export const isLiveBooking = sql<SqlBool>`b.status in ('waiting', 'confirmed')`;

/**
 * The condition on `d` (cv_documents) for the caller's documents: a talent sees their own, members who cast see those
 * opened by talents with a live booking, and administrators see all.
 */
export function visibleDocuments(actor: SignedInActor, today: string): RawBuilder<SqlBool> {
  if (actor.role === 'admin') return sql<SqlBool>`d.status = 'kept'`;
  if (actor.role === 'talent') return sql<SqlBool>`(d.status = 'kept' and d.talent_id = ${actor.talent_id})`;
  if (!casts(actor)) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${isOpened(today)} and exists (
    select from bookings b
    where b.talent_id = d.talent_id and b.company_id = ${actor.company_id} and ${isLiveBooking}))`;
}

/** True if the actor is a member who casts, and the talent of `b` (bookings) has opened a document to the company. */
export const hasOpenedDocuments = (actor: AdminActor | CompanyActor, today: string): RawBuilder<SqlBool> =>
  actor.role === 'company' && casts(actor)
    ? sql<SqlBool>`(${isLiveBooking} and exists (
        select from cv_documents d where d.talent_id = b.talent_id and ${isOpened(today)}))`
    : sql<SqlBool>`false`;
