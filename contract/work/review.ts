import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, pageNumber, pageOf, prose } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { BEST_SCORE, REVIEW_BOUNDS, REVIEW_SIDES, type ReviewSide, SCORED } from '#domain/work/review/review.rules.ts';
import { REVIEW_STATUSES, reviewWorkflow } from '#domain/work/review/review.workflow.ts';

const scoresOf = <Side extends ReviewSide, Score extends z.ZodType>(side: Side, score: Score) => {
  const names = z.enum(SCORED[side] as readonly [string, ...string[]]) as unknown as z.ZodEnum<{
    [Name in (typeof SCORED)[Side][number]]: Name;
  }>;
  return z.record(names, score);
};

const score = z
  .int({ error: 'Välj från 1 till 5.' })
  .min(1, 'Välj från 1 till 5.')
  .max(BEST_SCORE, 'Välj från 1 till 5.');

/** The review of one side, as far as the caller may read it. */
const partOf = <Side extends ReviewSide>(side: Side) =>
  z.object({
    scores: scoresOf(side, z.number()).nullable(),
    words: z.string(),
    /** The note, and the writer's name: for the own side and administrators; null for others. */
    note: z.string().nullable(),
    written_by: z.string().nullable(),
    revision: z.number(),
    reply: z.string().nullable(),
    hidden_reason: z.string().nullable(),
  });

/** The reviews that company and talent write of each other after an assignment. */
export const assignmentReview = z.object({
  /** The assignment's id, equal to the candidate's. */
  id,
  status: z.enum(REVIEW_STATUSES),
  closes_date: instant,
  project_title: z.string(),
  company_name: z.string(),
  talent_name: z.string(),
  role_title: z.string(),
  /**
   * The reviews of both sides. Null for a review that is not written. The other side's review is also null until it is
   * published, and while it is hidden.
   */
  company: partOf('company').nullable(),
  talent: partOf('talent').nullable(),
  actions: actionsOf(reviewWorkflow),
});
export type AssignmentReview = z.output<typeof assignmentReview>;

const writing = <Side extends ReviewSide>(side: Side) =>
  z.strictObject({
    scores: scoresOf(side, score),
    words: prose(REVIEW_BOUNDS.words),
    note: prose(REVIEW_BOUNDS.note),
    /** The revision that the sender saw; 0 for none. If there is a newer one, the answer is `changed_meanwhile`. */
    revision: z.int().min(0).max(1_000_000),
  });
export const reviewOfTalent = writing('company');
export const reviewOfCompany = writing('talent');
const writtenReply = prose(REVIEW_BOUNDS.reply).min(1, 'Skriv några ord.');

export const writtenReason = prose(REVIEW_BOUNDS.reason).min(1, 'Skriv ett skäl.');

const byId = z.strictObject({ id });

export const reviewRoutes = declareRoutes({
  'GET /projects/:id/reviews': {
    auth: ['company', 'admin'],
    open_to_keys: true,
    summary: 'Lists the reviews between company and talents after a completed project, by name.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(assignmentReview),
    shows: ['project :id', 'review :id'],
    errors: [],
  },
  'GET /talent/reviews': {
    auth: ['talent'],
    summary: "Lists the talent's reviews, newest first, with a summary of what companies say from three reviews on.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(assignmentReview).extend({ means: scoresOf('company', z.number()).nullable() }),
    shows: ['review'],
    errors: [],
  },
  'PUT /assignments/:id/review-of-talent': {
    auth: ['company'],
    summary: 'Reviews a talent, or changes the review while it is open.',
    params: byId,
    body: reviewOfTalent,
    response: assignmentReview,
    affects: ['review'],
    errors: [...COMMAND_ERRORS],
  },
  'PUT /assignments/:id/review-of-company': {
    auth: ['talent'],
    summary: 'Reviews a company, or changes the review while it is open.',
    params: byId,
    body: reviewOfCompany,
    response: assignmentReview,
    affects: ['review'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /assignments/:id/review/reply': {
    auth: ['talent', 'company'],
    summary: "Answers the other side's review, once.",
    params: byId,
    body: z.strictObject({ reply: writtenReply }),
    response: assignmentReview,
    affects: ['review'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /assignments/:id/review/hide': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Hides a review from the other side, with a reason that both read.',
    params: byId,
    body: z.strictObject({
      side: z.enum(REVIEW_SIDES),
      reason: writtenReason,
    }),
    response: assignmentReview,
    affects: ['review'],
    errors: [...COMMAND_ERRORS],
  },
});
