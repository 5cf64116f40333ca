import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { otherSide, type ReviewSide } from '#domain/work/review/review.rules.ts';
import type { AdminActor, CompanyActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { reviewObject } from '#server/features/work/review/lifecycle.ts';
import { move } from '#server/lifecycle/run.ts';
import { hold, shown } from './held-review.ts';

/** Replies to the other side's part of a review, once; the same reply again changes nothing. */
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

/** An administrator hides one side's part, with a reason. A hidden part stays hidden. */
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
