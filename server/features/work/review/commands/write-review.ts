import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { reviewObject } from '#server/features/work/review/lifecycle.ts';
import { move } from '#server/lifecycle/run.ts';
import { concernedBy, hold, shown } from './held-review.ts';

export interface Writing {
  readonly scores: Readonly<Record<string, number>>;
  readonly words: string;
  readonly note: string;
  /** Revision of the part on the sender's screen; 0 if the part was not written yet. */
  readonly revision: number;
}

/** Writes or rewrites one side's part. Sending the same again changes nothing. */
export async function writeReview(
  trx: Trx,
  actor: CompanyActor | TalentActor,
  id: string,
  { revision, ...said }: Writing,
  moment: Moment,
) {
  const review = await hold(trx, actor, id, moment);
  if (!review) return refuse('not_found');
  const kept = review[actor.role];
  if (kept) {
    const { scores, words, note } = kept;
    if (isDeepStrictEqual({ scores, words, note }, said)) return shown(trx, actor, id, moment);
  }
  if ((kept?.revision ?? 0) !== revision) return refuse('changed_meanwhile');
  await sql`
    insert into review_parts (review_id, side, scores, words, note, written_by, revision)
    values (${review.id}, ${actor.role}, ${JSON.stringify(said.scores)}, ${said.words}, ${said.note}, ${actor.name}, 1)
    on conflict (review_id, side) do update set scores = excluded.scores, words = excluded.words, note = excluded.note,
      written_by = excluded.written_by, revision = review_parts.revision + 1`.execute(trx);
  const object = { ...reviewObject(review), concerned: concernedBy(actor, review) };
  const command = actor.role === 'company' ? 'review-talent' : 'review-company';
  const moved = await move(trx, { noun: 'review', command, object, actor, moment, words: {} });
  return isRefusal(moved) ? moved : shown(trx, actor, id, moment);
}
