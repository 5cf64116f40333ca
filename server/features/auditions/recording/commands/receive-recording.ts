import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { STALE_HOURS, WHOLE_WITHIN_HOURS } from '#domain/people/recording/recording.rules.ts';
import { SYSTEM } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { handInTape } from '#server/features/auditions/invitation/commands/move-invitation.ts';
import { recordingObject } from '#server/features/auditions/recording/lifecycle.ts';
import { loadOwn, lockProjectOf } from '#server/features/auditions/recording/queries/load-recordings.ts';
import { move } from '#server/lifecycle/run.ts';
import type { Services } from '#server/services.ts';
import { wakePreparers } from './claim-recording.ts';

/** Prolongs the time in which the rest of a recording may arrive, up to WHOLE_WITHIN_HOURS after its beginning. */
export async function stayFresh(db: Db, id: string, { now }: Moment): Promise<void> {
  await sql`
    update recordings set stale_date = least(${now}::timestamptz + make_interval(hours => ${STALE_HOURS}),
      begun_date + make_interval(hours => ${WHOLE_WITHIN_HOURS}))
    where id = ${id} and status = 'receiving'`.execute(db);
}

/**
 * Marks a recording as received: the talent gets a receipt, and the preparation begins. A replaced recording is removed
 * in the same commit, so that exactly one of the two counts at any time. A second call changes nothing.
 */
export async function receiveRecording({ db }: Pick<Services, 'db'>, talent_id: string, id: string, moment: Moment) {
  return inTransaction(db, async (trx) => {
    const invitation_id = await lockProjectOf(trx, id);
    const row = await loadOwn(trx, talent_id, id);
    if (!row) return refuse('not_found');
    if (row.status !== 'receiving') return true as const;
    const common = { noun: 'recording', actor: SYSTEM, moment } as const;
    const words = { received_date: moment.now };
    const received = await move(trx, { ...common, command: 'receive', object: recordingObject(row), words });
    if (isRefusal(received)) return received;
    const replaced = row.replaces_id ? await loadOwn(trx, talent_id, row.replaces_id) : null;
    if (replaced && replaced.status !== 'receiving') {
      const moved = await move(trx, { ...common, command: 'replace', object: recordingObject(replaced), words: {} });
      if (isRefusal(moved)) return moved;
    }
    if (invitation_id) {
      const handed = await handInTape(trx, invitation_id, moment);
      // A tape that arrives after its invitation has ended is kept until the talent deletes it.
      if (isRefusal(handed) && handed.refused === 'changed_meanwhile') return handed;
    }
    wakePreparers(trx);
    return true as const;
  });
}
