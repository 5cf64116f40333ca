import { type SqlBool, sql } from 'kysely';

/**
 * The condition on `w` (work_reports) for reports whose amount is undecided. A sent report waits for an answer,
 * whatever the state of its days: the contract may demand payment for cancelled ones. Without a sent report only past
 * or cancelled days are owed; coming days are counted as bookings.
 */
export const isUndecidedReport = sql<SqlBool>`(w.status in ('reported', 'adjusted', 'disputed') or w.status = 'open'
  and exists (select from bookings b where b.candidate_id = w.candidate_id and b.status in ('completed', 'cancelled')))`;
