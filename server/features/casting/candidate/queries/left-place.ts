import { sql } from 'kysely';

/** On `k` (candidates) and `p` (projects): people are asked while the project casts, and in an active one to step in. */
export const IS_ASKING = sql<boolean>`(p.status = 'casting'
  or p.status = 'active' and k.replaces_booking_id is not null and k.client_decision is null)`;

/** Whether somebody has stepped in for a booking with this id. Who does not come after all leaves a booking of their own. */
export const isTaken = (booking_id: ReturnType<typeof sql.ref>) => sql<boolean>`exists (
  select from candidates stood_in join bookings held on held.candidate_id = stood_in.id
  where stood_in.replaces_booking_id = ${booking_id})`;

/**
 * On `k` (candidates) and `p` (projects): whether somebody is asked to step in for another, and whether nobody has done so
 * and the company may book.
 */
export const LEFT_PLACE = sql`k.replaces_booking_id is not null as is_replacement,
  not ${isTaken(sql.ref('k.replaces_booking_id'))} and exists (
    select from companies booking where booking.id = p.company_id and booking.status = 'approved') as is_place_open`;

/** On `k` (candidates): whether the talent has suggested other terms that wait for the company's answer. */
export const HAS_SUGGESTED = sql<boolean>`exists (
  select from counter_offers suggested where suggested.candidate_id = k.id and suggested.status = 'with_company')`;
