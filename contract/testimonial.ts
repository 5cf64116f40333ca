import { z } from 'zod';
import { TESTIMONIAL_BOUNDS } from '#domain/testimonial/testimonial.rules.ts';
import { actionsOf } from './actions.ts';
import { COMMAND_ERRORS } from './declared-errors.ts';
import { id, instant, pageNumber, pageOf, prose } from './fields.ts';
import { declareRoutes } from './route.ts';

/** What a company says of somebody, as it stands. */
const testimonial = z.object({
  words: z.string(),
  given_by: z.string(),
  given_date: instant,
  is_withdrawn: z.boolean(),
  actions: actionsOf('testimonial'),
});

/** Somebody who has worked in a project, with what the company has said of them. */
export const testimonialRow = z.object({
  /** The assignment, by the candidate's id. */
  id,
  talent_name: z.string(),
  role_title: z.string(),
  testimonial: testimonial.nullable(),
  /** Nothing has been said yet, and the caller may. */
  may_give: z.boolean(),
});
export type TestimonialRow = z.output<typeof testimonialRow>;

/** The same for the talent to read. */
export const receivedTestimonial = z.object({
  /** The assignment. */
  id,
  project_title: z.string(),
  company_name: z.string(),
  role_title: z.string(),
  words: z.string(),
  given_date: instant,
});
export type ReceivedTestimonial = z.output<typeof receivedTestimonial>;

export const writtenWords = prose(TESTIMONIAL_BOUNDS.words).min(1, 'Skriv några ord.');

const byId = z.strictObject({ id });

export const testimonialRoutes = declareRoutes({
  'GET /projects/:id/testimonials': {
    auth: ['company', 'admin'],
    summary: 'Those who have worked in a completed project, by name, with what the company has said of them.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(testimonialRow),
    errors: [],
  },
  'PUT /assignments/:id/testimonial': {
    auth: ['company'],
    summary: 'Says something of somebody who has worked for the company, or puts it otherwise while it is new.',
    params: byId,
    body: z.strictObject({
      words: writtenWords,
      /** The words that the sender had before them; null for none. Other words by then are `changed_meanwhile`. */
      seen_words: z.string().nullable(),
    }),
    response: testimonialRow,
    errors: ['work_not_over', ...COMMAND_ERRORS],
  },
  'POST /assignments/:id/testimonial/withdraw': {
    auth: ['company', 'admin'],
    summary: 'Takes back what was said. It cannot be said anew.',
    params: byId,
    response: testimonialRow,
    errors: [...COMMAND_ERRORS],
  },
  'GET /talent/testimonials': {
    auth: ['talent'],
    summary: 'What companies have said of the talent, newest first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(receivedTestimonial),
    errors: [],
  },
});
