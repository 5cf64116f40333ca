import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { takeBackTape } from '#server/features/auditions/invitation/commands/move-invitation.ts';
import { recordingObject } from '#server/features/auditions/recording/lifecycle.ts';
import { loadOwn, lockProjectOf } from '#server/features/auditions/recording/queries/load-recordings.ts';
import { move } from '#server/lifecycle/run.ts';

/** Takes back the tape of an invitation, if no take of the tape is received, being prepared, or ready. */
export async function takeBackIfNone(trx: Trx, invitation_id: string, moment: Moment) {
  const { rows } = await sql`
    select from recordings where invitation_id = ${invitation_id} and status in ('received', 'preparing', 'ready')
    limit 1`.execute(trx);
  return rows.length > 0 ? true : takeBackTape(trx, invitation_id, moment);
}

/** Deletes a recording: from the commit on it cannot be opened, and the tidying job removes its bytes. */
export async function removeRecording(trx: Trx, actor: TalentActor, id: string, moment: Moment) {
  const invitation_id = await lockProjectOf(trx, id);
  const row = await loadOwn(trx, actor.talent_id, id);
  if (!row) return refuse('not_found');
  const object = recordingObject(row);
  const removed = await move(trx, { noun: 'recording', command: 'remove', object, actor, moment, words: {} });
  return isRefusal(removed) || !invitation_id ? removed : takeBackIfNone(trx, invitation_id, moment);
}
