import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';

/**
 * Locks talents by their ids, in that order. Everything that changes who stands in line for a talent's days holds the
 * talent, so that a place that is told is the place there is.
 * @param where picks among `o` (options that stand)
 */
export async function lockQueuesOf(trx: Trx, where: ReturnType<typeof sql>): Promise<void> {
  await sql`
    select t.id from talents t
    where t.id in (select o.talent_id from options o where ${where} and o.status in ('open', 'challenged'))
    order by t.id for no key update`.execute(trx);
}
