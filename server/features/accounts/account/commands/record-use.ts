import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';

/**
 * Stores that an account is in use, at most once a day, so that renewing a session seldom writes. An owner who was
 * asked to keep an idle account is recorded at once.
 */
export async function recordUse(trx: Trx, account_id: string, { now }: Moment): Promise<void> {
  await sql`
    update accounts set last_used_date = ${now}, idle_asked_date = null
    where id = ${account_id}
      and (idle_asked_date is not null or last_used_date < ${now}::timestamptz - interval '1 day')`.execute(trx);
}
