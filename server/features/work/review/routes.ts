import type { reviewRoutes } from '#contract/work/review.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { hideReview, replyToReview } from './commands/answer-review.ts';
import { writeReview } from './commands/write-review.ts';
import { listOfProject, listOwn } from './queries/list-reviews.ts';

/** Reviews of companies and talents about each other. */
export function reviewHandlers({ db }: Services): Handlers<typeof reviewRoutes> {
  return {
    'GET /projects/:id/reviews': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listOfProject(db, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'GET /talent/reviews': ({ actor, query, moment }) => listOwn(db, actor, query.page, moment),
    'PUT /assignments/:id/review-of-talent': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => writeReview(trx, actor, params.id, body, moment)),
    'PUT /assignments/:id/review-of-company': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => writeReview(trx, actor, params.id, body, moment)),
    'POST /assignments/:id/review/reply': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => replyToReview(trx, actor, params.id, body.reply, moment)),
    'POST /assignments/:id/review/hide': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => hideReview(trx, actor, params.id, body, moment)),
  };
}
