import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { concernedBy, hold, shown } from '#server/features/work/review/commands/held-review.ts';
import { reviewObject } from '#server/features/work/review/lifecycle.ts';
import { move } from '#server/lifecycle/run.ts';
import { openInquiry } from './open-inquiry.ts';

/** Reports the other side's part of a review to the administrators. The other side gets no notice. */
export async function reportReview(
  trx: Trx,
  actor: CompanyActor | TalentActor,
  id: string,
  reason: string,
  moment: Moment,
) {
  const review = await hold(trx, actor, id, moment);
  if (!review) return refuse('not_found');
  const command = actor.role === 'company' ? 'report-talent' : 'report-company';
  const object = { ...reviewObject(review), concerned: concernedBy(actor, review) };
  const moved = await move(trx, { noun: 'review', command, object, actor, moment, words: {} });
  if (isRefusal(moved)) return moved;
  const about_path = `/AdminProjectDetails?id=${review.project_id}&tab=bookings`;
  const asked = { kind: 'report', category: 'other', words: reason, about_path } as const;
  const opened = await openInquiry(trx, actor, asked, moment);
  return isRefusal(opened) ? opened : shown(trx, actor, id, moment);
}
