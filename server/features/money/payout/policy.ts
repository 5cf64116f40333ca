import { type SqlBool, sql } from 'kysely';
import type { AdminActor, SystemActor, TalentActor } from '#server/actor.ts';

/** Actors who see payouts. Talents see their own; administrators and the system see all, companies none. */
export type PayoutActor = TalentActor | AdminActor | SystemActor;

/** The condition on `o` (payouts) for the actor's payouts. */
export function visiblePayouts(actor: PayoutActor) {
  return actor.role === 'talent' ? sql<SqlBool>`o.talent_id = ${actor.talent_id}` : sql<SqlBool>`true`;
}
