import type { testimonialRoutes } from '#contract/testimonial.ts';
import { refuse } from '#domain/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { seesProject } from '../project/queries/load-project.ts';
import { sayTestimonial, withdrawTestimonial } from './commands/say-testimonial.ts';
import { listOfProject, listReceived } from './queries/list-testimonials.ts';

/** What companies say of those who have worked for them. */
export function testimonialHandlers({ db }: Services): Handlers<typeof testimonialRoutes> {
  return {
    'GET /projects/:id/testimonials': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listOfProject(db, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'PUT /assignments/:id/testimonial': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => sayTestimonial(trx, actor, params.id, body, moment)),
    'POST /assignments/:id/testimonial/withdraw': ({ actor, params, moment }) =>
      inTransaction(db, (trx) => withdrawTestimonial(trx, actor, params.id, moment)),
    'GET /talent/testimonials': ({ actor, query }) => listReceived(db, actor, query.page),
  };
}
