import { type SqlBool, sql } from 'kysely';

/**
 * The condition on `w` (work_reports) for reports whose amount is undecided. A sent report is undecided until it is
 * approved or settled. An open report is undecided if a day was worked or cancelled, because cancelled days may have to
 * be paid; coming days count as bookings instead.
 */
export const isUndecidedReport = sql<SqlBool>`(w.status in ('reported', 'adjusted', 'disputed') or w.status = 'open'
  and exists (select from bookings b where b.candidate_id = w.candidate_id and b.status in ('completed', 'cancelled')))`;
