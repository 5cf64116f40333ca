import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import {
  invitationObject,
  type LoadedInvitation,
} from '#server/features/auditions/invitation/queries/load-invitation.ts';
import { move } from '#server/lifecycle/run.ts';

/** Accepts an invitation that is not accepted yet: a talent who accepts a time also accepts the audition. */
export async function acceptWithTime(trx: Trx, actor: TalentActor, invitation: LoadedInvitation, moment: Moment) {
  if (invitation.status === 'accepted') return true;
  const object = invitationObject(invitation, moment);
  return move(trx, { noun: 'invitation', command: 'accept', object, actor, moment, words: { message: null } });
}
