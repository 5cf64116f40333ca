import { sql } from 'kysely';

/**
 * True on `k` (candidates) and `p` (projects) while talents can be asked: the project is casting, or it is active and
 * the candidate is asked as a replacement and not decided on yet.
 */
export const IS_ASKING = sql<boolean>`(p.status = 'casting'
  or p.status = 'active' and k.replaces_booking_id is not null and k.client_decision is null)`;

/**
 * True if a replacement has been booked for the booking with this id, even if that replacement was cancelled later: the
 * next replacement then replaces the replacement's booking.
 */
export const isTaken = (booking_id: ReturnType<typeof sql.ref>) => sql<boolean>`exists (
  select from candidates stood_in join bookings held on held.candidate_id = stood_in.id
  where stood_in.replaces_booking_id = ${booking_id})`;

/**
 * Columns on `k` (candidates) and `p` (projects). `is_replacement`: the candidate is asked as a replacement.
 * `is_place_open`: nobody has been booked as the replacement yet, and the company is approved.
 */
export const LEFT_PLACE = sql`k.replaces_booking_id is not null as is_replacement,
  not ${isTaken(sql.ref('k.replaces_booking_id'))} and exists (
    select from companies booking where booking.id = p.company_id and booking.status = 'approved') as is_place_open`;

/** True on `k` (candidates) if the talent's counter-offer waits for the company's answer. */
export const HAS_SUGGESTED = sql<boolean>`exists (
  select from counter_offers suggested where suggested.candidate_id = k.id and suggested.status = 'with_company')`;
