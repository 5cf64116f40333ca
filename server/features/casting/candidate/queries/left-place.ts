import { sql } from '#server/db/sql.ts';

/**
 * True on `k` (candidates) and `p` (projects) while talents can be asked: the project is casting, or it is active and
 * the candidate is asked as a replacement and not decided on yet.
 */
export const IS_ASKING = sql<boolean>`(p.status = 'casting'
  or p.status = 'active' and k.replaces_booking_id is not null and k.client_decision is null)`;

/** Like 'exists' for a select of one column, but looked up for each row: as 'exists', PostgreSQL would read all bookings. */
const isFound = (selected: ReturnType<typeof sql>) => sql<boolean>`((${selected} limit 1) is not null)`;

/**
 * True if a replacement has been booked for the booking with this id, even if that replacement was cancelled later: the
 * next replacement then replaces the replacement's booking.
 */
export const hasReplacement = (booking_id: ReturnType<typeof sql.ref>) =>
  isFound(sql`
    select held.id from candidates stood_in join bookings held on held.candidate_id = stood_in.id
    where stood_in.replaces_booking_id = ${booking_id}`);

/**
 * True if the place of the booking with this id is filled: by a replacement, or by the booked person, who has signed for
 * the days to which the place has moved.
 */
export const isTaken = (booking_id: ReturnType<typeof sql.ref>) =>
  sql<boolean>`(${hasReplacement(booking_id)} or ${isFound(sql`
    select own.id from bookings moved join bookings own on own.candidate_id = moved.candidate_id and own.id <> moved.id
    where moved.id = ${booking_id} and own.status <> 'cancelled'
      and moved.moved_to && daterange(own.starts_on, own.ends_on, '[]')`)})`;

/** True on `k` (candidates) unless the candidate is asked to step in on days from which the place has moved. */
export const HAS_PRESENT_DAYS = sql<boolean>`(not exists (
  select from bookings place where place.id = k.replaces_booking_id and not place.moved_to @> (
    select range_agg(daterange(s.starts_on, s.ends_on, '[]'))
    from jsonb_to_recordset(k.terms -> 'days') as s (starts_on date, ends_on date))))`;

/**
 * Columns on `k` (candidates) and `p` (projects). `is_replacement`: the candidate is asked as a replacement.
 * `is_place_open`: nobody has been booked as the replacement yet, the replaced person has not come back, the place is
 * still on the days of the request, and the company is approved.
 */
export const LEFT_PLACE = sql`k.replaces_booking_id is not null as is_replacement,
  not ${isTaken(sql.ref('k.replaces_booking_id'))} and not exists (
    select from bookings kept where kept.id = k.replaces_booking_id and kept.status <> 'cancelled') and ${HAS_PRESENT_DAYS} and exists (
    select from companies booking where booking.id = p.company_id and booking.status = 'approved') as is_place_open`;

/** True on `k` (candidates) if the talent's counter-offer waits for the company's answer. */
export const HAS_SUGGESTED = sql<boolean>`exists (
  select from counter_offers suggested where suggested.candidate_id = k.id and suggested.status = 'with_company')`;
