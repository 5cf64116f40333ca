import { CASTING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import type { Db } from '#server/db/transaction.ts';
import type { ThreadActor } from '#server/features/talk/thread/policy.ts';
import { findMailingActor } from '#server/http/session.ts';

/**
 * The talent or member of a company who writes in threads by mail, with the rights of the screens; null for all other
 * accounts.
 */
export async function findWriter(db: Db, account_id: string): Promise<ThreadActor | null> {
  const actor = await findMailingActor(db, account_id);
  if (!actor || actor.role === 'admin') return null;
  const isWriter = actor.role === 'talent' || CASTING_MEMBERS.some((role) => role === actor.member_role);
  return isWriter ? actor : null;
}
