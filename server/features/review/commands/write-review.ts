import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { otherSide, type ReviewSide } from '#domain/review/review.rules.ts';
import type { Moment } from '#domain/time/day.ts';
import type { AdminActor, CompanyActor, TalentActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Concerned } from '../../../events/event.ts';
import { move } from '../../../lifecycle/run.ts';
import { reviewObject } from '../lifecycle.ts';
import { presentReview } from '../present.ts';
import { type LoadedReview, loadReviews, type ReviewActor } from '../queries/load-reviews.ts';

/** The review of an assignment that the actor may see, held: of two who write at once the second finds what is there. */
async function hold(trx: Trx, actor: ReviewActor, candidate_id: string, moment: Moment) {
  const where = sql`w.candidate_id = ${candidate_id}`;
  if ((await loadReviews(trx, actor, where, moment)).length === 0) return null;
  await sql`select from reviews w where ${where} for update`.execute(trx);
  // With the name: who reads a notice decides nothing about whom they may see.
  const [review] = await loadReviews(trx, null, where, moment);
  return review ?? null;
}

async function shown(trx: Trx, actor: ReviewActor, candidate_id: string, moment: Moment) {
  const [review] = await loadReviews(trx, actor, sql`w.candidate_id = ${candidate_id}`, moment);
  return review ? presentReview(review, actor, moment) : refuse('not_found');
}

export interface Writing {
  readonly scores: Readonly<Record<string, number>>;
  readonly words: string;
  readonly note: string;
  /** The revision that the sender had before them; 0 for nothing. */
  readonly revision: number;
}

// What one side writes concerns nobody else before it is published: no screen, log or list of the other stirs with it.
function concernedBy(actor: CompanyActor | TalentActor, { candidate_id, project_id }: LoadedReview): Concerned {
  return actor.role === 'talent'
    ? { candidate_id, talent_id: actor.talent_id }
    : { candidate_id, project_id, company_id: actor.company_id };
}

/** One side says how it was, or puts it otherwise. The same again changes nothing. */
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

/** Whoever was written about answers, once. */
export async function replyToReview(
  trx: Trx,
  actor: CompanyActor | TalentActor,
  id: string,
  reply: string,
  moment: Moment,
) {
  const review = await hold(trx, actor, id, moment);
  if (!review) return refuse('not_found');
  const side = otherSide(actor.role);
  if (review[side]?.reply === reply) return shown(trx, actor, id, moment);
  const command = side === 'talent' ? 'reply-to-talent' : 'reply-to-company';
  const object = reviewObject(review);
  const moved = await move(trx, { noun: 'review', command, object, actor, moment, words: {} });
  if (isRefusal(moved)) return moved;
  await sql`update review_parts set reply = ${reply} where review_id = ${review.id} and side = ${side}`.execute(trx);
  return shown(trx, actor, id, moment);
}

/** An administrator hides what one side has written and says why. Hidden once, it stays so. */
export async function hideReview(
  trx: Trx,
  actor: AdminActor,
  id: string,
  { side, reason }: { readonly side: ReviewSide; readonly reason: string },
  moment: Moment,
) {
  const review = await hold(trx, actor, id, moment);
  if (!review) return refuse('not_found');
  if (!review[side] || review[side].hidden_reason !== null) return refuse('not_allowed_now');
  const object = reviewObject(review);
  const moved = await move(trx, { noun: 'review', command: 'hide', object, actor, moment, words: { reason } });
  if (isRefusal(moved)) return moved;
  await sql`
    update review_parts set hidden_reason = ${reason} where review_id = ${review.id} and side = ${side}`.execute(trx);
  return shown(trx, actor, id, moment);
}
