import type { AssignmentReview } from '#contract/review.ts';
import { type ReviewReader, reviewSubject, shownPart } from '#domain/review/shown-review.ts';
import type { Moment } from '#domain/time/day.ts';
import { commandsNow } from '#domain/workflow/workflows.ts';
import type { LoadedReview, ReviewActor } from './queries/load-reviews.ts';

/** How a review is shown to one of its sides or an administrator. */
export function presentReview(review: LoadedReview, actor: ReviewActor, moment: Moment): AssignmentReview {
  const { candidate_id, status, closes_date, project_title, company_name, talent_name, role_title } = review;
  const reader: ReviewReader = actor.role;
  return {
    id: candidate_id,
    ...{ status, closes_date, project_title, company_name, talent_name, role_title },
    company: shownPart(review, 'company', reader),
    talent: shownPart(review, 'talent', reader),
    actions: commandsNow('review', reviewSubject(review), actor, moment),
  };
}
