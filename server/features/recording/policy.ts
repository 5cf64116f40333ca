import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AdminActor, CompanyActor, TalentActor } from '../../actor.ts';
import { isSeenId } from '../talent/policy.ts';

/** Who may see recordings: the talent their own, others those of talents whom they may see. */
export type RecordingActor = TalentActor | CompanyActor | AdminActor;

/**
 * The condition on `r` (recordings) that leaves what the caller may see on that Swedish day. Nobody but the talent meets
 * what is not ready.
 */
export function visibleRecordings(actor: RecordingActor, today: string): RawBuilder<SqlBool> {
  if (actor.role === 'talent') return sql<SqlBool>`r.talent_id = ${actor.talent_id}`;
  return sql<SqlBool>`(r.status = 'ready' and r.purpose in ('showreel', 'voice')
    and ${isSeenId(sql`r.talent_id`, actor, today)})`;
}
