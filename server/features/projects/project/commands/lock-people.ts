import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';

/**
 * Locks the talents of a locked project who are approved or on whom it has open or challenged options, in the order of
 * their ids: two companies that book or release the same talents wait for each other instead of deadlocking.
 */
export async function lockPeople(trx: Trx, project_id: string): Promise<void> {
  await sql`
    select t.id from talents t where t.id in (
      select k.talent_id from candidates k
      where k.project_id = ${project_id} and k.client_decision = 'approved' and not k.is_deleted
      union all
      select o.talent_id from options o where o.project_id = ${project_id} and o.status in ('open', 'challenged'))
    order by t.id for no key update`.execute(trx);
}
