import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import {
  type LoadedInvitation,
  loadInvitation,
  lockProjectOfInvitation,
} from '#server/features/auditions/invitation/queries/load-invitation.ts';
import { type LoadedAppointment, loadAppointments } from './load-appointments.ts';

/** One of the talent's own invitations, with its appointment if there is one. */
export interface OwnCall {
  readonly invitation: LoadedInvitation;
  readonly appointment: LoadedAppointment | undefined;
}

/** One of the talent's own invitations to a room or a call; null for any other invitation. */
export async function findOwnCall(db: Db, actor: TalentActor, id: string, moment: Moment): Promise<OwnCall | null> {
  const invitation = await loadInvitation(db, actor, id);
  if (!invitation || invitation.kind === 'self_tape') return null;
  const [appointment] = await loadAppointments(db, sql`a.invitation_id = ${id}`, moment);
  return { invitation, appointment };
}

/**
 * Locks the project of one of the talent's own invitations, as the company's planning does, and loads the invitation:
 * if two talents take a time at the same moment, the second reads the result of the first.
 */
export async function holdOwnCall(trx: Trx, actor: TalentActor, id: string, moment: Moment): Promise<OwnCall | null> {
  await lockProjectOfInvitation(trx, id, 'update');
  return findOwnCall(trx, actor, id, moment);
}

/** True while the invited talent may ask for another time. */
export const mayAsk = ({ invitation, appointment }: OwnCall): boolean =>
  invitation.audition_status === 'published' &&
  (invitation.status === 'invited' || invitation.status === 'accepted') &&
  appointment?.subject.status !== 'arrived' &&
  appointment?.subject.status !== 'in';
