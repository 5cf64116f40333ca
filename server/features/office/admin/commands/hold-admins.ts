import { sql } from 'kysely';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { holdDesk } from '#server/lifecycle/lock-rights.ts';

/**
 * Holds all administrators while one of them changes, one change at a time: so of two owners who end each other one stays.
 * In one order, or two would wait for each other.
 */
export async function holdAdmins(trx: Trx, actor: AdminActor) {
  await sql`select from accounts where role = 'admin' order by name, id for update`.execute(trx);
  return holdDesk(trx, actor);
}
