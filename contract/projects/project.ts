import { z } from 'zod';
import { keptWrittenTerms, writtenTerms } from '#contract/deal/terms.ts';
import { talentQuery } from '#contract/finding/talent-query.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, day, done, id, instant, line, pageNumber, pageOf, prose, revision } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { talentCard } from '#contract/people/talent-card.ts';
import { DAY_KINDS } from '#domain/deal/terms/days.ts';
import { daysBetween } from '#domain/kernel/time/day.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { media, territories } from '#domain/kernel/vocabulary/usage.ts';
import { ACCEPTANCES, CASTING_NEEDS, PROJECT_KINDS } from '#domain/projects/project/project.rules.ts';
import { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';

const projectDate = z
  .strictObject({ kind: z.enum(DAY_KINDS), starts_on: day, ends_on: day })
  .refine((d) => d.starts_on <= d.ends_on, { path: ['ends_on'], message: 'Sista dagen kan inte vara före den första.' })
  .refine((d) => daysBetween(d.starts_on, d.ends_on) <= 366, { path: ['ends_on'], message: 'Högst ett år i taget.' });

/** A role as it is written in the form. */
export const projectRole = z.strictObject({
  /** Absent for a new role. */
  id: id.optional(),
  title: line('rollens namn', 80),
  description: prose(2000),
  headcount: z.number({ error: 'Fyll i hur många.' }).int().min(1, 'Minst en person.').max(500, 'Högst 500 personer.'),
  terms: writtenTerms,
  wanted: talentQuery,
});

/** The whole form of a project: parts that the form leaves out are deleted. */
export const projectInput = z.strictObject({
  kind: z.enum(PROJECT_KINDS).default('project'),
  acceptance: z.enum(ACCEPTANCES).default('each'),
  title: prose(120),
  production_type: z.enum(productionTypes.ids).nullable(),
  description: prose(5000),
  municipality_id: z.enum(municipalities.ids, { error: 'Välj en kommun i listan.' }).nullable(),
  place: prose(200),
  /** The greeting to everybody asked. It belongs to the draft; each request gets a copy when it is sent. */
  greeting: prose(1000).default(''),
  usage_media: z.array(z.enum(media.ids)).max(20),
  usage_territory: z.enum(territories.ids).nullable(),
  usage_months: z.number().int().min(1, 'Minst en månad.').max(600, 'Högst 600 månader.').nullable(),
  decision_by: day.nullable(),
  dates: z
    .array(projectDate)
    .max(20, 'Högst 20 perioder.')
    .refine(
      (dates) =>
        dates.every((a, i) => dates.every((b, j) => i === j || a.ends_on < b.starts_on || b.ends_on < a.starts_on)),
      'Perioderna får inte gå in i varandra.',
    ),
  roles: z.array(projectRole).max(30, 'Högst 30 roller.'),
});
export type ProjectInput = z.output<typeof projectInput>;

export const projectSummary = z.object({
  id,
  kind: z.enum(PROJECT_KINDS),
  /** For an order: the company books everybody at once, or each person with the person's own yes. */
  acceptance: z.enum(ACCEPTANCES),
  title: z.string(),
  production_type: z.string().nullable(),
  status: z.enum(PROJECT_STATUSES),
  current_step: z.number(),
  company_name: z.string(),
  municipality_id: z.string().nullable(),
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  role_count: z.number(),
  /** Number of places, without those that are booked in another part of the production. */
  headcount: z.number(),
  pending_count: z.number(),
  interested_count: z.number(),
  overdue_count: z.number(),
  approved_count: z.number(),
  /** Number of counter-offers that wait for the company's answer. */
  offer_count: z.number(),
  /**
   * Number of talents invited to a published audition who have not answered or not sent a tape, and the number of these
   * who have asked for more time.
   */
  called_count: z.number(),
  asked_time_count: z.number(),
  /** Number of agreements that wait for the company's signature, and of work reports that wait for its approval. */
  unsigned_count: z.number(),
  report_count: z.number(),
  /** True if a second member has been asked to approve the activation. */
  awaits_sign_off: z.boolean(),
  /**
   * The other projects of the production, the oldest first: people are booked part by part, each part in its own step.
   * Empty for a project that is a whole production.
   */
  parts: z.array(
    z.object({ id, status: z.enum(PROJECT_STATUSES), current_step: z.number(), approved_count: z.number() }),
  ),
  created_date: instant,
  updated_date: instant,
  /** The commands that the caller may give now; the screen draws its buttons from these alone. */
  actions: actionsOf(projectWorkflow),
});
export type ProjectSummary = z.output<typeof projectSummary>;

export const projectDetails = projectSummary.extend({
  company_id: id,
  description: z.string(),
  place: z.string(),
  greeting: z.string(),
  usage_media: z.array(z.string()),
  usage_territory: z.string().nullable(),
  usage_months: z.number().nullable(),
  decision_by: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  dates: z.array(z.object({ id, kind: z.enum(DAY_KINDS), starts_on: z.string(), ends_on: z.string() })),
  roles: z.array(
    z.object({
      id,
      role_index: z.number(),
      title: z.string(),
      description: z.string(),
      /** Number of places in the whole production while this part casts; afterwards in this part. */
      headcount: z.number(),
      /** Number of these places whose people are booked in another part of the production. */
      booked_count: z.number(),
      terms: keptWrittenTerms,
      /** The planned pay of one person, before tax. */
      pay_ore: amount,
      wanted: talentQuery,
      picked_count: z.number(),
      pending_count: z.number(),
      interested_count: z.number(),
      overdue_count: z.number(),
      approved_count: z.number(),
      /**
       * Number of talents who are asked again after a change of the role's terms: all asked talents who have not said
       * no and are not rejected.
       */
      open_count: z.number(),
    }),
  ),
  revision: z.number(),
  /** The parts that a draft lacks before it can ask people. */
  missing: z.array(z.enum(CASTING_NEEDS)),
  /** True once requests are out: a change of terms then asks people again. */
  is_terms_locked: z.boolean(),
  /** Last day for the company to say that the work is not done; null until the company is asked. */
  completes_on: z.string().nullable(),
});
export type ProjectDetails = z.output<typeof projectDetails>;

export const editLogEntry = z.object({
  id,
  type: z.string(),
  actor_role: z.string(),
  actor_name: z.string(),
  /** An administrator's reason for acting for the company; null for the company's own acts. */
  reason: z.string().nullable(),
  subject: z.string(),
  field: z.string(),
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
  created_date: instant,
});
export type EditLogEntry = z.output<typeof editLogEntry>;

const byId = z.strictObject({ id });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;

export const projectRoutes = declareRoutes({
  'GET /projects': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary:
      "Lists the projects of the caller's company, or of all companies for an administrator, newest change first.",
    query: z.strictObject({
      status: z.enum(PROJECT_STATUSES).optional(),
      kind: z.enum(PROJECT_KINDS).optional(),
      text: z.string().trim().max(120).default(''),
      /** True lists a production that is booked part by part once, by the part that casts. */
      by_production: z.stringbool().default(false),
      page: pageNumber,
    }),
    response: pageOf(projectSummary),
    shows: ['agreement', 'audition', 'candidate', 'counter_offer', 'invitation', 'project', 'report', 'sign_off'],
    errors: [],
  },
  'POST /projects': {
    auth: ['company'],
    open_to_keys: true,
    summary: 'Creates a draft of a project.',
    body: projectInput,
    response: projectDetails,
    affects: ['project'],
    errors: ['not_found', ...COMMAND_ERRORS],
  },
  'GET /projects/:id': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Returns one project with all details.',
    params: byId,
    response: projectDetails,
    shows: [
      'agreement :id',
      'audition :id',
      'candidate :id',
      'counter_offer :id',
      'invitation :id',
      'pick :id',
      'project :id',
      'report :id',
      'sign_off :id',
    ],
    errors: [],
  },
  'PUT /projects/:id': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Saves a project. The revision must be the one that was read.',
    params: byId,
    body: projectInput.extend({ revision }),
    response: projectDetails,
    affects: ['pick', 'project'],
    errors: ['changed_meanwhile', 'not_allowed_now', 'project_incomplete', 'terms_locked', 'role_in_use'],
  },
  'POST /projects/:id/open-casting': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Moves the project from step 1 to 2: the brief is complete, talents can be picked.',
    params: byId,
    response: projectDetails,
    affects: ['project', 'project_check'],
    errors: ['project_incomplete', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/cast-more': {
    auth: ['company'],
    open_to_keys: true,
    summary:
      'Begins to look for more people for a project in step 5, until its last day: makes a part of the production in step 2 with the same words, dates and roles, and answers with it. Its people are booked in the project.',
    params: byId,
    response: projectDetails,
    affects: ['project', 'project_check'],
    errors: ['project_incomplete', 'work_over', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/await-answers': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Moves the project from step 2 to 3: requests are out.',
    params: byId,
    response: projectDetails,
    affects: ['project'],
    errors: ['no_requests_sent', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/back-to-talents': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Moves the project from step 3 back to 2, to find more people.',
    params: byId,
    response: projectDetails,
    affects: ['project'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /projects/:id/start-review': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Moves the project from step 3 to 4: somebody has said yes.',
    params: byId,
    response: projectDetails,
    affects: ['project'],
    errors: ['nobody_interested', 'order_has_no_review', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/back-to-answers': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Moves the project from step 4 back to 3, to wait for more answers.',
    params: byId,
    response: projectDetails,
    affects: ['project'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /projects/:id/log': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Lists every change of the project, newest first.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(editLogEntry),
    shows: [
      'booking :id',
      'candidate :id',
      'clearance :id',
      'closing :id',
      'counter_offer :id',
      'option :id',
      'project :id',
    ],
    errors: [],
  },
  'GET /projects/:id/picks': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Lists the talents picked for the roles and not asked yet.',
    params: byId,
    response: z.object({
      picks: z.array(
        z.object({
          role_id: id,
          talent: talentCard,
          /** The role contents that the talent declines in the profile, ids of role-content. */
          declined: z.array(z.string()),
        }),
      ),
    }),
    shows: ['candidate :id', 'pick :id', 'project :id'],
    errors: [],
  },
  'PUT /projects/:id/picks': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Picks talents for a role. Picking a talent again changes nothing.',
    params: byId,
    body: z.strictObject({ role_id: id, talent_ids: z.array(id).min(1).max(100) }),
    response: done,
    affects: ['pick'],
    errors: ['talent_not_visible', 'not_allowed_now', 'already_requested'],
  },
  'DELETE /projects/:id/picks/:role_id/:talent_id': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Removes a pick. Removing it again changes nothing.',
    params: z.strictObject({ id, role_id: id, talent_id: id }),
    response: done,
    affects: ['pick'],
    errors: [],
  },
});
