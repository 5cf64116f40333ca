import { mayBeginTake } from '#domain/auditions/invitation/invitation.rules.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type RecordingPurpose, staleDateAfter, whyNotBegin } from '#domain/people/recording/recording.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import {
  type LoadedInvitation,
  loadInvitation,
  lockProjectOfInvitation,
} from '#server/features/auditions/invitation/queries/load-invitation.ts';
import { aboutRecording } from '#server/features/auditions/recording/lifecycle.ts';
import { loadOwn } from '#server/features/auditions/recording/queries/load-recordings.ts';
import { make } from '#server/lifecycle/run.ts';

export interface NewRecording {
  readonly id: string;
  readonly purpose: RecordingPurpose;
  readonly invitation_id: string | null;
  readonly bytes: number;
  readonly replaces_id: string | null;
}

interface Counted {
  readonly count: number;
  readonly receiving_count: number;
  readonly free_position: number;
}

/**
 * Counts the talent's other recordings, without the replaced one. Locks the talent, so that of two simultaneous
 * beginnings the second counts the first.
 */
async function countOthers(trx: Trx, talent_id: string, asked: NewRecording): Promise<Counted> {
  await sql`select from talents where id = ${talent_id} for no key update`.execute(trx);
  const { rows } = await sql<Counted>`
    with others as (
      select position, status, purpose = ${asked.purpose} and invitation_id is not distinct from ${asked.invitation_id}::uuid as is_same
      from recordings
      where talent_id = ${talent_id} and status <> 'deleted' and id is distinct from ${asked.replaces_id}::uuid)
    select count(*) filter (where is_same)::int as count,
      count(*) filter (where status = 'receiving')::int as receiving_count,
      (select min(n) from generate_series(1, (select count(*) + 1 from others)) n
       where n not in (select position from others where is_same))::int as free_position
    from others`.execute(trx);
  return rows[0] ?? { count: 0, receiving_count: 0, free_position: 1 };
}

/** The invitation that a tape answers, with its project locked, as for every answer. */
async function loadCall(trx: Trx, actor: TalentActor, id: string): Promise<LoadedInvitation | null> {
  await lockProjectOfInvitation(trx, id, 'share');
  return loadInvitation(trx, actor, id);
}

/** The reason why no new take may begin; null if a new take may begin. */
function whyClosed(call: LoadedInvitation, moment: Moment): 'deadline_passed' | 'not_allowed_now' | null {
  if (mayBeginTake(call, moment)) return null;
  const isLate = call.due_date !== null && Date.parse(call.due_date) <= Date.parse(moment.now);
  return isLate ? 'deadline_passed' : 'not_allowed_now';
}

/**
 * Begins to receive a recording. A tape that is begun before its deadline counts as sent in time, even if it arrives
 * later. Beginning the same recording again changes nothing.
 */
export async function beginRecording(trx: Trx, actor: TalentActor, asked: NewRecording, moment: Moment) {
  const { talent_id } = actor;
  const { id, purpose, invitation_id, bytes, replaces_id } = asked;
  const call = invitation_id ? await loadCall(trx, actor, invitation_id) : null;
  const isTape = purpose === 'self_tape';
  if (isTape !== (invitation_id !== null) || isTape !== (call !== null)) return refuse('not_found');
  const { count, receiving_count, free_position } = await countOthers(trx, talent_id, asked);
  const { rows } = await sql<{ is_same: boolean }>`
    select talent_id = ${talent_id} and purpose = ${purpose} and bytes = ${bytes} and status = 'receiving' as is_same
    from recordings where id = ${id}`.execute(trx);
  if (rows[0]) return rows[0].is_same ? true : refuse('changed_meanwhile');
  const closed = call && whyClosed(call, moment);
  if (closed) return refuse(closed);
  const replaced = replaces_id ? await loadOwn(trx, talent_id, replaces_id) : null;
  if (replaces_id && (replaced?.purpose !== purpose || replaced.invitation_id !== invitation_id)) {
    return refuse('not_found');
  }
  // A recording that is still arriving cannot be replaced, because both would arrive and exceed the limit.
  if (replaced?.status === 'receiving') return refuse('not_allowed_now');
  const max_takes = call?.max_takes ?? null;
  const reason = whyNotBegin({ purpose, bytes, count, receiving_count, max_takes });
  if (reason) return refuse(reason);
  const values = {
    talent_id,
    purpose,
    invitation_id,
    replaces_id,
    bytes,
    position: replaced?.position ?? free_position,
    begun_date: moment.now,
    stale_date: staleDateAfter(moment.now),
    created_date: moment.now,
    // The replacement keeps the name of the replaced recording.
    caption: replaced?.caption ?? '',
    plays_everywhere: false,
    progress: 0,
    attempts: 0,
  };
  // The company is no recipient: its notice comes when a tape has arrived, not when a tape is begun.
  const about = { ...values, company_id: null, candidate_id: call?.candidate_id ?? null };
  const title = call?.audition_title ?? null;
  return make(trx, {
    noun: 'recording',
    object: { id, values, ...aboutRecording({ ...about, title }) },
    actor,
    moment,
    words: {},
  });
}
