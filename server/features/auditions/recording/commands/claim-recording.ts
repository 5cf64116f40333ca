/**
 * The recordings to prepare, which processes share by leases. The attempt is counted at the claim, so that a file that
 * kills its process uses up its attempts.
 */

import type { Kysely } from 'kysely';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { notify } from '#server/db/notify.ts';
import { sql } from '#server/db/sql.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { recordingObject, shownTo } from '#server/features/auditions/recording/lifecycle.ts';
import { type LoadedRecording, loadHeld } from '#server/features/auditions/recording/queries/load-recordings.ts';
import { type Backlog, isOwn as isOwnLease, type Lease } from '#server/jobs/leases.ts';
import { move } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';

/** Channel that tells all processes, after the commit, that a recording is waiting. */
export const PREPARE_CHANNEL = 'medverka_prepare';

/** Wakes the preparing jobs of all processes after the commit. */
export function wakePreparers(db: Db): void {
  notify(db, PREPARE_CHANNEL);
}

export const ATTEMPTS_AT_MOST = 3;

export type Claimed = LoadedRecording & Omit<Lease, 'id'>;

/** Recordings that have arrived and are not prepared, the longest waiting first. */
export const RECORDINGS: Backlog = {
  table: 'recordings',
  key: 'id',
  free_from: 'lease_until',
  waits: sql`status in ('received', 'preparing')`,
  order: sql`received_date, id`,
  since: sql`received_date`,
  lease_seconds: 120,
};

/**
 * Marks the recording of a lease as being prepared.
 * @returns the recording; null if it was deleted meanwhile
 */
export async function beginPreparing(db: Kysely<Database>, own: Lease, clock: Clock): Promise<Claimed | null> {
  const begun = await inTransaction(db, async (trx) => {
    const [row] = await loadHeld(trx, 'recording', [own.id]);
    if (row?.status === 'received') {
      const change = { noun: 'recording', command: 'prepare', actor: SYSTEM, words: {} } as const;
      const moved = await move(trx, { ...change, object: recordingObject(row), moment: momentOf(clock()) });
      if (isRefusal(moved)) return moved;
      announce(trx, { topics: shownTo(row), noun: 'recording', ids: [row.id] });
    }
    return row ? { ...row, status: 'preparing' as const, ...own } : null;
  });
  return isRefusal(begun) ? null : begun;
}

const isOwn = (claimed: Claimed) => sql`${isOwnLease(RECORDINGS, claimed)} and status = 'preparing'`;

/**
 * Writes the percentage of the preparation that is done, and refreshes open screens.
 * @returns false when the claim is lost
 */
export async function tellProgress(db: Kysely<Database>, claimed: Claimed, percent: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { numAffectedRows } = await sql`
      update recordings set progress = ${percent} where ${isOwn(claimed)}`.execute(trx);
    announce(trx, { topics: shownTo(claimed), noun: 'recording', ids: [claimed.id] });
    return numAffectedRows === 1n;
  });
}

/**
 * Locks the recording until the commit if the claim still holds.
 * @returns false if the claim is lost
 */
export async function holdsClaim(db: Db, claimed: Claimed): Promise<boolean> {
  const { rows } = await sql`select from recordings where ${isOwn(claimed)} for no key update`.execute(db);
  return rows.length > 0;
}
