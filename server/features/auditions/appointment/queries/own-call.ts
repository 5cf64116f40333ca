import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import {
  type LoadedInvitation,
  loadInvitation,
  lockProjectOfInvitation,
} from '#server/features/auditions/invitation/queries/load-invitation.ts';
import { type LoadedAppointment, loadAppointments } from './load-appointments.ts';

/** A call of the talent's with its time. */
export interface OwnCall {
  readonly invitation: LoadedInvitation;
  readonly appointment: LoadedAppointment | undefined;
}

/** A call of the talent's to a room or a video call; null when it is none of theirs, or a tape. */
export async function findOwnCall(db: Db, actor: TalentActor, id: string, moment: Moment): Promise<OwnCall | null> {
  const invitation = await loadInvitation(db, actor, id);
  if (!invitation || invitation.kind === 'self_tape') return null;
  const [appointment] = await loadAppointments(db, sql`a.invitation_id = ${id}`, moment);
  return { invitation, appointment };
}

/** The same with its project held, as whoever plans holds it: of two who take a time one comes after the other. */
export async function holdOwnCall(trx: Trx, actor: TalentActor, id: string, moment: Moment): Promise<OwnCall | null> {
  await lockProjectOfInvitation(trx, id, 'update');
  return findOwnCall(trx, actor, id, moment);
}

/** True while somebody called may still ask for another time. */
export const mayAsk = ({ invitation, appointment }: OwnCall): boolean =>
  invitation.audition_status === 'published' &&
  (invitation.status === 'invited' || invitation.status === 'accepted') &&
  appointment?.subject.status !== 'arrived' &&
  appointment?.subject.status !== 'in';
