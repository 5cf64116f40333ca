import type { Moment } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { invitationObject, loadInvitations } from '#server/features/auditions/invitation/queries/load-invitation.ts';
import { moveMany } from '#server/lifecycle/run.ts';

/** Notifies the talents of an audition who are invited or have accepted. */
export async function tellCalled(
  trx: Trx,
  audition_id: string,
  command: 'hear-change' | 'hear-extension',
  moment: Moment,
) {
  const called = await loadInvitations(
    trx,
    sql`v.audition_id = ${audition_id} and v.status in ('invited', 'accepted')`,
  );
  const objects = called.map((one) => invitationObject(one, moment));
  return moveMany(trx, { noun: 'invitation', command, objects, actor: SYSTEM, moment, words: {} });
}
