import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { CASTING_MEMBERS, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { AdminActor, CompanyActor, TalentActor } from '#server/actor.ts';
import { isSeenId } from '#server/features/people/talent/policy.ts';

/** Actors who see recordings: talents their own, others the recordings of talents whom they may see. */
export type RecordingActor = TalentActor | CompanyActor | AdminActor;

const CASTING: readonly MemberRole[] = CASTING_MEMBERS;

/**
 * True for tapes sent to the caller's company, if the caller may cast: also while a tape is prepared, until the role is
 * closed for its talent.
 */
function isSentTo(actor: CompanyActor | AdminActor): RawBuilder<SqlBool> {
  if (actor.role !== 'company' || !CASTING.includes(actor.member_role)) return sql<SqlBool>`false`;
  return sql<SqlBool>`(r.purpose = 'self_tape' and r.status in ('received', 'preparing', 'ready', 'refused')
    and v.company_id = ${actor.company_id} and r.delete_date is null)`;
}

/**
 * The condition on `r` (recordings) and `v` (the invitation that a tape answers) for the recordings that the caller may
 * see on that Swedish day. A profile's recording is visible to its talent alone until it is ready, and to the talent
 * and administrators while it waits for review.
 */
export function visibleRecordings(actor: RecordingActor, today: string): RawBuilder<SqlBool> {
  if (actor.role === 'talent') return sql<SqlBool>`r.talent_id = ${actor.talent_id}`;
  const isLookedAt = actor.role === 'admin' ? sql`true` : sql`r.is_shown`;
  return sql<SqlBool>`((${isSentTo(actor)} or (r.status = 'ready' and r.purpose in ('showreel', 'voice') and ${isLookedAt}))
    and ${isSeenId(sql`r.talent_id`, actor, today)})`;
}
