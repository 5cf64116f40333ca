import { type SqlBool, sql } from 'kysely';
import { BINDING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import { isGiver } from '#domain/kernel/workflow/decide.ts';
import { isTaken } from '#server/features/casting/candidate/queries/left-place.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { OTHER_DAYS_AGREED } from '#texts/work/agreement/evidence.ts';

/**
 * True on `b` (bookings) and `p` (projects) if the actor may ask replacements for the booking, now or after cancelling
 * it: the project is active, the days of the place are not over, and no replacement has been booked for it. Days that a
 * later signed agreement has removed cannot be replaced.
 */
export const mayReplace = (actor: ProjectActor, today: string) => sql<SqlBool>`(
  ${isGiver(actor, [...BINDING_MEMBERS, 'admin'])} and p.status = 'active'
  and (b.status in ('waiting', 'confirmed') and b.ends_on >= ${today}
    or b.status = 'cancelled' and coalesce(upper(b.moved_to) - 1, b.ends_on) >= ${today})
  and b.cancel_reason is distinct from ${OTHER_DAYS_AGREED}
  and not ${isTaken(sql.ref('b.id'))})`;
