import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Concerned } from '#server/events/event.ts';
import { presentReview } from '#server/features/work/review/present.ts';
import { type LoadedReview, loadReviews, type ReviewActor } from '#server/features/work/review/queries/load-reviews.ts';

/** Locks the review of an assignment that the actor may see: the second of two writers reads the first one's part. */
export async function hold(trx: Trx, actor: ReviewActor, candidate_id: string, moment: Moment) {
  const where = sql`w.candidate_id = ${candidate_id}`;
  if ((await loadReviews(trx, actor, where, moment)).length === 0) return null;
  await sql`select from reviews w where ${where} for update`.execute(trx);
  // Loaded with the talent's name, even if the actor may not see the name, because other people read the notices.
  const [review] = await loadReviews(trx, null, where, moment);
  return review ?? null;
}

/** The present review, as shown to the actor. */
export async function shown(trx: Trx, actor: ReviewActor, candidate_id: string, moment: Moment) {
  const [review] = await loadReviews(trx, actor, sql`w.candidate_id = ${candidate_id}`, moment);
  return review ? presentReview(review, actor, moment) : refuse('not_found');
}

/**
 * The recipients of the event when a side writes its part or reports the other side's part to Medverka: the acting side
 * only, so that nothing changes on the other side's screens, logs or lists.
 */
export function concernedBy(actor: CompanyActor | TalentActor, { candidate_id, project_id }: LoadedReview): Concerned {
  return actor.role === 'talent'
    ? { candidate_id, talent_id: actor.talent_id }
    : { candidate_id, project_id, company_id: actor.company_id };
}
