import { sql } from 'kysely';
import type { PlannedBooking } from '#domain/work/report/report.ts';
import type { Db } from '#server/db/transaction.ts';

/**
 * The bookings of candidates, keyed by candidate. Cancelled bookings are included, because cancelled days may have to
 * be paid.
 */
export async function findBookings(db: Db, candidate_ids: readonly string[]): Promise<Map<string, PlannedBooking[]>> {
  const { rows } = await sql<PlannedBooking & { candidate_id: string }>`
    select candidate_id, starts_on, ends_on, status, cancelled_date, called_off, missed_days from bookings
    where candidate_id = any(${[...candidate_ids]}::uuid[])`.execute(db);
  return Map.groupBy(rows, ({ candidate_id }) => candidate_id);
}
