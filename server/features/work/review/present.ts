import type { AssignmentReview } from '#contract/work/review.ts';
import { requestMessageTo } from '#domain/casting/candidate/candidate.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { ReviewSide } from '#domain/work/review/review.rules.ts';
import { reviewWorkflow } from '#domain/work/review/review.workflow.ts';
import { type ReviewReader, reviewSubject, type ShownPart, shownPart } from '#domain/work/review/shown-review.ts';
import type { LoadedReview, ReviewActor } from './queries/load-reviews.ts';

/**
 * A part as shown to a talent. A minor gets a company's scores without its words and replies, and can read these from
 * the age of 18.
 */
function toTalent<Side extends ReviewSide>(
  part: ShownPart<Side> | null,
  side: Side,
  review: LoadedReview,
  { today }: Moment,
): ShownPart<Side> | null {
  if (part === null) return null;
  if (side === 'company') return { ...part, words: requestMessageTo(review, part.words, today) };
  return { ...part, reply: part.reply === null ? null : requestMessageTo(review, part.reply, today) };
}

/** A review as shown to one of its sides or to an administrator. */
export function presentReview(review: LoadedReview, actor: ReviewActor, moment: Moment): AssignmentReview {
  const { candidate_id, status, closes_date, project_title, company_name, talent_name, role_title } = review;
  const reader: ReviewReader = actor.role;
  const partOf = <Side extends ReviewSide>(side: Side) => {
    const part = shownPart(review, side, reader);
    return reader === 'talent' ? toTalent(part, side, review, moment) : part;
  };
  return {
    id: candidate_id,
    status,
    closes_date,
    project_title,
    company_name,
    talent_name,
    role_title,
    company: partOf('company'),
    talent: partOf('talent'),
    actions: commandsNow(reviewWorkflow, reviewSubject(review), actor, moment),
  };
}
