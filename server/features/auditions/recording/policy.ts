import type { RawBuilder, SqlBool } from 'kysely';
import { CASTING_MEMBERS, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { AdminActor, CompanyActor, TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import { isSeenId } from '#server/features/people/talent/policy.ts';

/**
 * Actors who see recordings. A talent sees the talent's own recordings; companies and administrators see recordings of
 * the talents whom they may see.
 */
export type RecordingActor = TalentActor | CompanyActor | AdminActor;

const CASTING: readonly MemberRole[] = CASTING_MEMBERS;

/**
 * True on `r` (recordings) and `v` (the invitation that a tape answers) for tapes sent to the actor's company, from
 * their arrival until the role is closed to the talent, if the member may cast.
 */
function isSentTo(actor: CompanyActor | AdminActor): RawBuilder<SqlBool> {
  if (actor.role !== 'company' || !CASTING.includes(actor.member_role)) return sql<SqlBool>`false`;
  return sql<SqlBool>`(r.purpose = 'self_tape' and r.status in ('received', 'preparing', 'ready', 'refused')
    and v.company_id = ${actor.company_id} and r.delete_date is null)`;
}

/**
 * The condition on `r` (recordings) and `v` (the invitation that a tape answers) for the recordings that the actor may
 * see on `today`. Only the talent sees a profile's recording before it is ready, and only the talent and administrators
 * see it while it waits for review.
 */
export function visibleRecordings(actor: RecordingActor, today: string): RawBuilder<SqlBool> {
  if (actor.role === 'talent') return sql<SqlBool>`r.talent_id = ${actor.talent_id}`;
  const isLookedAt = actor.role === 'admin' ? sql`true` : sql`r.is_shown`;
  return sql<SqlBool>`((${isSentTo(actor)} or (r.status = 'ready' and r.purpose in ('showreel', 'voice') and ${isLookedAt}))
    and ${isSeenId(sql`r.talent_id`, actor, today)})`;
}
