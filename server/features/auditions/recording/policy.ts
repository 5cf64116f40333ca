import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { CASTING_MEMBERS, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { AdminActor, CompanyActor, TalentActor } from '#server/actor.ts';
import { isSeenId } from '#server/features/people/talent/policy.ts';

/** Who may see recordings: the talent their own, others those of talents whom they may see. */
export type RecordingActor = TalentActor | CompanyActor | AdminActor;

const CASTING: readonly MemberRole[] = CASTING_MEMBERS;

/**
 * Those who cast see the tapes that were sent to their company, also what becomes of one that has just come, until the
 * role is closed to whoever sent them.
 */
function isSentTo(actor: CompanyActor | AdminActor): RawBuilder<SqlBool> {
  if (actor.role !== 'company' || !CASTING.includes(actor.member_role)) return sql<SqlBool>`false`;
  return sql<SqlBool>`(r.purpose = 'self_tape' and r.status in ('received', 'preparing', 'ready', 'refused')
    and v.company_id = ${actor.company_id} and r.delete_date is null)`;
}

/**
 * The condition on `r` (recordings) and `v` (the call that a tape answers) that leaves what the caller may see on that
 * Swedish day. What is of a profile is met by nobody but the talent before it is
 * ready, and by administrators alone while it waits to be looked at.
 */
export function visibleRecordings(actor: RecordingActor, today: string): RawBuilder<SqlBool> {
  if (actor.role === 'talent') return sql<SqlBool>`r.talent_id = ${actor.talent_id}`;
  const isLookedAt = actor.role === 'admin' ? sql`true` : sql`r.is_shown`;
  return sql<SqlBool>`((${isSentTo(actor)} or (r.status = 'ready' and r.purpose in ('showreel', 'voice') and ${isLookedAt}))
    and ${isSeenId(sql`r.talent_id`, actor, today)})`;
}
