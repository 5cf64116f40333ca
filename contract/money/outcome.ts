/** The list of a company's completed projects, and the outcome of one project: its days, people and money. */
import { z } from 'zod';
import { candidateNote } from '#contract/casting/candidate-note.ts';
import { amount, id, instant, pageNumber, pageOf, prose } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { DAY_KINDS } from '#domain/deal/terms/days.ts';
import { COMPLETED_SORTS } from '#domain/projects/project/completed-sorts.ts';
import { PROJECT_KINDS } from '#domain/projects/project/project.rules.ts';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';
import { AGREEMENT_SIGNERS, AGREEMENT_STATUSES } from '#domain/work/agreement/agreement.workflow.ts';
import { BOOKING_STATUSES } from '#domain/work/booking/booking-states.ts';
import { REPORT_STATUSES } from '#domain/work/report/report.workflow.ts';
import { companyInvoice } from './invoice.ts';

const common = {
  id,
  kind: z.enum(PROJECT_KINDS),
  title: z.string(),
  /** ISO days; null for a project without days. */
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  /** Number of days, and number of people, with a booking that was not cancelled. */
  day_count: z.number(),
  people_count: z.number(),
  reports: z.array(z.object({ status: z.enum(REPORT_STATUSES), count: z.number() })),
  /** The price of approved work and of extended rights so far, without VAT. */
  charged_ore: amount,
  /**
   * Number of reviews that the company may still write, and the first time at which one of them closes; null for none.
   */
  to_review: z.object({ count: z.number(), closes_date: instant }).nullable(),
};

/** Sums with VAT; null for members who may not see invoices. */
const invoiced = z.object({ total_ore: amount, open_ore: amount }).nullable();

const completedProject = z.object({ ...common, invoiced });
export type CompletedProject = z.output<typeof completedProject>;

const outcome = z.object({
  ...common,
  status: z.enum(PROJECT_STATUSES),
  municipality_id: z.string().nullable(),
  place: z.string(),
  days: z.array(z.object({ day: z.string(), people_count: z.number(), has_sheet: z.boolean() })),
  /** Null for members who may not see invoices. */
  invoices: z.array(companyInvoice).nullable(),
  /** The price of work and rights that are on no issued invoice yet, without VAT. */
  uninvoiced_ore: amount,
  /** True if the caller may begin a new project from this one. */
  may_start_anew: z.boolean(),
});
export type Outcome = z.output<typeof outcome>;

const workedPerson = z.object({
  /** The assignment's id, equal to the candidate's. */
  id,
  /** Null, as is the picture, if the company may no longer see the talent. */
  talent_id: id.nullable(),
  talent_name: z.string(),
  talent_image: z.string().nullable(),
  role_title: z.string(),
  spans: z.array(
    z.object({
      id,
      kind: z.enum(DAY_KINDS),
      status: z.enum(BOOKING_STATUSES),
      starts_on: z.string(),
      ends_on: z.string(),
    }),
  ),
  report_status: z.enum(REPORT_STATUSES).nullable(),
  /** Without VAT; null while nothing is approved. */
  charged_ore: amount.nullable(),
  agreement: z
    .object({ id, status: z.enum(AGREEMENT_STATUSES), awaits: z.enum(AGREEMENT_SIGNERS).nullable() })
    .nullable(),
  /** The members' notes from the casting; empty for members who do not cast. */
  casting_notes: z.array(candidateNote),
  /** True if the caller may ask the person again now. */
  may_be_asked: z.boolean(),
});
export type WorkedPerson = z.output<typeof workedPerson>;

const byId = z.strictObject({ id });

export const outcomeRoutes = declareRoutes({
  'GET /company/completed-projects': {
    auth: ['company'],
    summary: 'Lists the completed projects and their outcome, by words of a title or a name, or of one year.',
    query: z.strictObject({
      text: prose(120).default(''),
      year: z.coerce.number().int().min(1900).max(2100).optional(),
      sort: z.enum(COMPLETED_SORTS).default('day'),
      is_ascending: z.stringbool().default(false),
      page: pageNumber,
    }),
    response: pageOf(completedProject).extend({ years: z.array(z.number()) }),
    shows: ['charge', 'invoice', 'project', 'report', 'review'],
    errors: [],
  },
  'GET /projects/:id/outcome': {
    auth: ['company'],
    open_to_keys: true,
    summary: 'Returns the outcome of a project: its days, reports, costs and invoices.',
    params: byId,
    response: outcome,
    shows: ['booking :id', 'charge :id', 'invoice :id', 'project :id', 'report :id', 'review :id'],
    errors: [],
  },
  'GET /projects/:id/outcome/people': {
    auth: ['company'],
    open_to_keys: true,
    summary: 'Lists the people booked in a project by name, with days, report, cost and agreement.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(workedPerson),
    shows: ['agreement :id', 'booking :id', 'candidate :id', 'charge :id', 'report :id'],
    errors: [],
  },
});
