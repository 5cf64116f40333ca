import { sql } from 'kysely';
import type { Db } from '../../../db/transaction.ts';

/** Forgets what somebody may not eat once they have no day left to work. */
export async function forgetDiets(db: Db, today: string): Promise<void> {
  await sql`
    delete from assignment_diets e where not exists (select from bookings b where b.candidate_id = e.candidate_id
      and b.status in ('waiting', 'confirmed') and b.ends_on >= ${today})`.execute(db);
}
