import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AdminActor, CompanyActor, SignedInActor } from '#server/actor.ts';
import { casts } from '#server/actor.ts';
import { isShowableTalent } from '#server/features/people/talent/policy.ts';

/**
 * True if the talent of `d` (cv_documents) has opened it to booking companies, and the talent may be shown to companies
 * on `today`.
 */
export const isOpened = (
  today: string,
): RawBuilder<SqlBool> => sql<SqlBool>`(d.status = 'kept' and d.audience = 'booked'
  and exists (select from talents shown where shown.id = d.talent_id and ${isShowableTalent('shown', today)}))`;

/** True if `b` (bookings) is waiting or confirmed; only then does the company need the talent's documents. */
export const isLiveBooking = sql<SqlBool>`b.status in ('waiting', 'confirmed')`;

/**
 * The condition on `d` (cv_documents) for the documents that the actor may see. Talents see their own. Members who cast
 * see documents that talents with a live booking at their company have opened. Administrators see all.
 */
export function visibleDocuments(actor: SignedInActor, today: string): RawBuilder<SqlBool> {
  if (actor.role === 'admin') return sql<SqlBool>`d.status = 'kept'`;
  if (actor.role === 'talent') return sql<SqlBool>`(d.status = 'kept' and d.talent_id = ${actor.talent_id})`;
  if (!casts(actor)) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${isOpened(today)} and exists (
    select from bookings b
    where b.talent_id = d.talent_id and b.company_id = ${actor.company_id} and ${isLiveBooking}))`;
}

/**
 * True if the actor is a member who casts, `b` (bookings) is live, and its talent has opened a document to booking
 * companies.
 */
export const hasOpenedDocuments = (actor: AdminActor | CompanyActor, today: string): RawBuilder<SqlBool> =>
  actor.role === 'company' && casts(actor)
    ? sql<SqlBool>`(${isLiveBooking} and exists (
        select from cv_documents d where d.talent_id = b.talent_id and ${isOpened(today)}))`
    : sql<SqlBool>`false`;
