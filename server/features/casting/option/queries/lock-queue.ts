import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';

/**
 * Locks the talents of standing options, in the order of their ids. Every change of a talent's line locks the talent,
 * so that the place shown to a company is true.
 * @param where a condition on `o` (options)
 */
export async function lockQueuesOf(trx: Trx, where: ReturnType<typeof sql>): Promise<void> {
  await sql`
    select t.id from talents t
    where t.id in (select o.talent_id from options o where ${where} and o.status in ('open', 'challenged'))
    order by t.id for no key update`.execute(trx);
}
