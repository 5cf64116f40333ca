import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import {
  invitationObject,
  loadInvitation,
  lockProjectOfInvitation,
} from '#server/features/auditions/invitation/queries/load-invitation.ts';
import { move } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';

/**
 * Gives the talent's answer to an invitation. Answers share the lock of the project; the company's commands lock it
 * exclusively.
 */
export async function answerInvitation(
  trx: Trx,
  actor: TalentActor,
  id: string,
  command: 'accept' | 'decline' | 'ask-time',
  message: string,
  moment: Moment,
) {
  await lockProjectOfInvitation(trx, id, 'share');
  // A guardian's withdrawal of consent locks the talent too, so it waits for a simultaneous acceptance and then ends
  // the invitation.
  await sql`select id from talents where id = ${actor.talent_id} for no key update`.execute(trx);
  const invitation = await loadInvitation(trx, actor, id);
  if (!invitation) return refuse('not_found');
  const object = invitationObject(invitation, moment);
  return move(trx, { noun: 'invitation', command, object, actor, moment, words: { message: message || null } });
}

/** Stores when a talent first opened an invitation, and refreshes the company's open screens. */
export async function noteInvitationSeen(trx: Trx, actor: TalentActor, id: string, { now }: Moment) {
  const { rows } = await sql<{ candidate_id: string; project_id: string; company_id: string }>`
    update invitations set seen_date = ${now}
    where id = ${id} and talent_id = ${actor.talent_id} and invited_date is not null and seen_date is null
    returning candidate_id, project_id, company_id`.execute(trx);
  for (const { candidate_id, project_id, company_id } of rows) {
    announce(trx, { topics: [`company:${company_id}`], noun: 'invitation', ids: [id, candidate_id, project_id] });
  }
}

/** Saves the talent's access needs while the audition is ahead; an empty text deletes them at any time. */
export async function tellAccessNeeds(trx: Trx, actor: TalentActor, id: string, words: string, moment: Moment) {
  await lockProjectOfInvitation(trx, id, 'share');
  const invitation = await loadInvitation(trx, actor, id);
  if (!invitation) return refuse('not_found');
  const isAhead = invitation.audition_status === 'published' && ['invited', 'accepted'].includes(invitation.status);
  if (words !== '' && !isAhead) return refuse('not_allowed_now');
  await sql`
    update invitations set access_needs = ${words}, access_needs_date = ${words === '' ? null : moment.now}
    where id = ${id}`.execute(trx);
  const { candidate_id, project_id, company_id, talent_id } = invitation;
  const topics = [`company:${company_id}`, `talent:${talent_id}`] as const;
  announce(trx, { topics, noun: 'invitation', ids: [id, candidate_id, project_id] });
  return true as const;
}
