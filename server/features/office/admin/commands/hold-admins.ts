import { sql } from 'kysely';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { holdDesk } from '#server/lifecycle/lock-rights.ts';

/**
 * Locks all administrators, always in the same order, so that changes of administrators run one at a time: if two
 * owners end each other, one remains. Refused if the actor has lost the role meanwhile.
 */
export async function holdAdmins(trx: Trx, actor: AdminActor) {
  await sql`select from accounts where role = 'admin' order by name, id for update`.execute(trx);
  return holdDesk(trx, actor);
}
