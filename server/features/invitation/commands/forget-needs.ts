import { sql } from 'kysely';
import type { Db } from '../../../db/transaction.ts';

/** Forgets what people need in order to take part once nobody has to prepare for it. */
export async function forgetNeeds(db: Db): Promise<void> {
  await sql`
    update invitations v set access_needs = '', access_needs_date = null
    where v.access_needs <> '' and (v.status not in ('invited', 'accepted') or exists (
      select from auditions d where d.id = v.audition_id and d.status <> 'published'))`.execute(db);
}
