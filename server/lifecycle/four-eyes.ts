import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { WorkflowActor } from '#server/events/event.ts';

/**
 * Four eyes must be two people, not two accounts. Refuses the account that took the step before, and another account of
 * the same person, recognised by the same mailbox or by a browser that has signed in to both.
 * @param before the account that took the step before, for each object
 */
export async function refuseOnePerson(
  trx: Trx,
  { account_id }: WorkflowActor,
  before: readonly (string | null)[],
): Promise<Refusal<'one_person'> | null> {
  const others = [...new Set(before.filter((id) => id !== null))];
  if (account_id === null || others.length === 0) return null;
  const { rows } = await sql`
    select from accounts a join accounts b on b.id = any(${others}::uuid[])
    where a.id = ${account_id} and (a.mailbox = b.mailbox or exists (
      select from account_devices d join account_devices e on e.account_id = b.id and e.device_hash = d.device_hash
      where d.account_id = a.id))
    limit 1`.execute(trx);
  return rows.length > 0 ? refuse('one_person') : null;
}
