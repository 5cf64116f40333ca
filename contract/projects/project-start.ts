/**
 * The routes that begin a project or an order: from an earlier one, from a template, or with known people; and the
 * route that sets if an order is booked person by person or only as a whole.
 */
import { z } from 'zod';
import { keptWrittenTerms } from '#contract/deal/terms.ts';
import { talentQuery } from '#contract/finding/talent-query.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { day, done, id, instant, line, listIn, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { talentCard } from '#contract/people/talent-card.ts';
import { ACCEPTANCES, PROJECT_KINDS } from '#domain/projects/project/project.rules.ts';
import { projectDetails } from './project.ts';

/** Maximum number of templates per company. */
export const TEMPLATES_MAX = 50;
/** Maximum number of people named in the URL of a new order. */
const NAMED_MAX = 40;

const template = z.object({
  id,
  name: z.string(),
  kind: z.enum(PROJECT_KINDS),
  /** Number of roles in the template. */
  role_count: z.number(),
  created_date: instant,
});
export type Template = z.output<typeof template>;

/**
 * The prefilled form of an order: a copy of a project or a template, or an empty form with the fee, the additions, the
 * cancellation table, the use and the municipality of the company's latest order.
 */
const orderStart = projectDetails
  .pick({
    title: true,
    production_type: true,
    description: true,
    municipality_id: true,
    place: true,
    acceptance: true,
    usage_media: true,
    usage_territory: true,
    usage_months: true,
  })
  .extend({
    roles: z.array(
      z.object({
        title: z.string(),
        description: z.string(),
        headcount: z.number(),
        terms: keptWrittenTerms,
        wanted: talentQuery,
      }),
    ),
  });
export type OrderStart = z.output<typeof orderStart>;

const byId = z.strictObject({ id });

export const startRoutes = declareRoutes({
  'POST /projects/:id/copy': {
    auth: ['company'],
    open_to_keys: true,
    summary:
      'Creates a draft from an earlier project of the company: brief, roles, terms and wishes, without people and days.',
    params: byId,
    response: projectDetails,
    affects: ['project'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /projects/:id/template': {
    auth: ['company'],
    open_to_keys: true,
    summary: 'Saves a project as a template of the company.',
    params: byId,
    body: z.strictObject({ name: line('ett namn', 80) }),
    response: template,
    affects: ['template'],
    errors: ['template_name_used', 'too_many_templates'],
  },
  'GET /templates': {
    auth: ['company'],
    open_to_keys: true,
    summary: 'Lists the templates of the company, the newest first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(template),
    shows: ['template'],
    errors: [],
  },
  'POST /templates/:id/start': {
    auth: ['company'],
    open_to_keys: true,
    summary: 'Creates a draft from a template.',
    params: byId,
    response: projectDetails,
    affects: ['project'],
    errors: [...COMMAND_ERRORS],
  },
  'DELETE /templates/:id': {
    auth: ['company'],
    open_to_keys: true,
    summary: 'Deletes a template. Deleting it again changes nothing.',
    params: byId,
    response: done,
    affects: ['template'],
    errors: [],
  },
  'GET /order-start': {
    auth: ['company'],
    summary:
      'Returns the initial content of an order: the named people whom the company may ask, and the terms of the copied order.',
    query: z.strictObject({ talent: listIn(id, NAMED_MAX), from: id.optional(), template: id.optional() }),
    response: z.object({ form: orderStart, people: z.array(talentCard) }),
    shows_people: 'card',
    // The form keeps its first content, so no change makes it load again.
    shows: [],
    errors: ['not_found'],
  },
  'GET /company/people': {
    auth: ['company'],
    summary: 'Lists the people whom the company has booked before and may ask again, the latest work first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(z.object({ talent: talentCard, worked_on: day })),
    shows: ['booking'],
    errors: [],
  },
  'POST /projects/:id/acceptance': {
    auth: ['company', 'admin'],
    open_to_keys: true,
    summary:
      'Sets how an order is booked: all people or none, or each person who has said yes. It can change until the order is booked.',
    params: byId,
    body: z.strictObject({ acceptance: z.enum(ACCEPTANCES) }),
    response: projectDetails,
    affects: ['project'],
    errors: ['not_allowed_now'],
  },
});
