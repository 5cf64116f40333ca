import { sql } from 'kysely';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { holdDesk } from '#server/lifecycle/lock-rights.ts';

/**
 * Locks all administrators, so that changes of them run one at a time: of two owners who end each other one stays. The
 * locks are taken in a fixed order to avoid deadlocks.
 */
export async function holdAdmins(trx: Trx, actor: AdminActor) {
  await sql`select from accounts where role = 'admin' order by name, id for update`.execute(trx);
  return holdDesk(trx, actor);
}
