import type { Moment } from '#domain/time/day.ts';
import type { TalentActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../lifecycle/run.ts';
import { invitationObject, type LoadedInvitation } from '../../invitation/queries/load-invitation.ts';

/** A yes to a time is a yes to the audition, for whoever has not given it. */
export async function acceptWithTime(trx: Trx, actor: TalentActor, invitation: LoadedInvitation, moment: Moment) {
  if (invitation.status === 'accepted') return true;
  const object = invitationObject(invitation, moment);
  return move(trx, { noun: 'invitation', command: 'accept', object, actor, moment, words: { message: null } });
}
