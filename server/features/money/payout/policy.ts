import { type SqlBool, sql } from 'kysely';
import type { AdminActor, SystemActor, TalentActor } from '#server/actor.ts';

/** Who may see payouts: talents their own, administrators any, and no company at all. */
export type PayoutActor = TalentActor | AdminActor | SystemActor;

/** The condition on `o` (payouts) that leaves what the actor may see. */
export function visiblePayouts(actor: PayoutActor) {
  return actor.role === 'talent' ? sql<SqlBool>`o.talent_id = ${actor.talent_id}` : sql<SqlBool>`true`;
}
