import { type SqlBool, sql } from 'kysely';

/**
 * The condition on `w` (work_reports) that leaves those of which nobody knows yet what is owed. Who has said something
 * waits for an answer, whatever has become of the days: called off, they may be owed by the contract. While nobody has
 * said anything only days that are over, or called off, are owed; those that are to come are counted as bookings.
 */
export const isUndecidedReport = sql<SqlBool>`(w.status in ('reported', 'adjusted', 'disputed') or w.status = 'open'
  and exists (select from bookings b where b.candidate_id = w.candidate_id and b.status in ('completed', 'cancelled')))`;
