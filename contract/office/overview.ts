/** The dashboards of companies and administrators, the tasks of administrators and talents, and Medverka's figures. */
import { z } from 'zod';
import { candidateRow } from '#contract/casting/candidate.ts';
import { id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { projectSummary } from '#contract/projects/project.ts';
import { bookingRow } from '#contract/work/booking.ts';
import { COMPANY_STATUSES } from '#domain/accounts/account/standing.ts';
import { TO_DOS } from '#domain/kernel/roles/to-do.ts';
import { AGENT_WAITS } from '#domain/people/representation/agent-waits.ts';
import { OWN_TO_DOS } from '#domain/people/talent/to-do.ts';

/** Number of weeks or months shown; the last one is the current one. */
export const TOLD_SPANS = 12;
export const FIGURE_SPANS = ['week', 'month'] as const;

const figures = z.object({
  /** First day of the week or month, ISO. */
  starts_on: z.string(),
  talents: z.number(),
  companies: z.number(),
  requests: z.number(),
  /** For the requests sent in the week or month: the number answered so far, and the median answer time in hours. */
  answers: z.number(),
  answer_hours: z.number().nullable(),
  bookings: z.number(),
  /** Null for administrators who may not see money. */
  invoiced_ore: z.number().nullable(),
  paid_out_ore: z.number().nullable(),
});
export type Figures = z.output<typeof figures>;

const ownToDo = z.object({
  what: z.enum(OWN_TO_DOS),
  count: z.number(),
  /** The earliest day (ISO) after which silence decides; null if silence decides nothing. */
  until: z.string().nullable(),
  /** True if all these tasks belong to past assignments, which have their own list. */
  is_past: z.boolean(),
  /**
   * The most urgent task. `id`: the agreement to sign, the payout that waits for an account, or else the assignment.
   */
  first: z.object({ id, company_name: z.string(), role_title: z.string() }),
});

const agentWait = z.object({
  /** The id of the request, counter-offer, invitation, appointment or wish. */
  id,
  what: z.enum(AGENT_WAITS),
  /** The candidate's id: the request that the screen opens. */
  candidate_id: id,
  talent_name: z.string(),
  company_name: z.string(),
  project_title: z.string(),
  role_title: z.string(),
  /** The last ISO day to answer, or of an appointment its day; null if none is set. */
  until: z.string().nullable(),
  /** True if the talent lets the agent answer. */
  may_answer: z.boolean(),
});
export type AgentWait = z.output<typeof agentWait>;

export const overviewRoutes = declareRoutes({
  'GET /company/dashboard': {
    auth: ['company'],
    summary: "Returns the company's projects in progress, newest answers and coming bookings.",
    response: z.object({
      counts: z.object({ draft: z.number(), casting: z.number(), active: z.number(), completed: z.number() }),
      projects: z.array(projectSummary),
      answers: z.array(candidateRow.extend({ project_title: z.string() })),
      bookings: z.array(bookingRow),
    }),
    shows: ['agreement', 'booking', 'candidate', 'counter_offer', 'project', 'report', 'sign_off'],
    errors: [],
  },
  'GET /admin/dashboard': {
    auth: ['admin'],
    summary: 'Returns the counts of talents, companies, projects, coming bookings and requests.',
    response: z.object({
      talent_count: z.number(),
      findable_talent_count: z.number(),
      new_talent_count: z.number(),
      companies: z.record(z.enum(COMPANY_STATUSES), z.number()),
      projects: z.object({
        draft: z.number(),
        casting: z.number(),
        active: z.number(),
        completed: z.number(),
        cancelled: z.number(),
      }),
      upcoming_booking_count: z.number(),
      /** Number of requests sent in the last 30 days, and number of these that are answered. */
      request_count: z.number(),
      answered_count: z.number(),
    }),
    shows: ['booking', 'candidate', 'company', 'guardian', 'profile', 'project'],
    errors: [],
  },
  'GET /admin/to-do': {
    auth: ['admin'],
    summary:
      "Returns the tasks that wait for the administrator's role, each with its count and the date of the oldest.",
    response: z.object({
      items: z.array(z.object({ what: z.enum(TO_DOS), count: z.number(), oldest_date: instant.nullable() })),
    }),
    shows: [
      'agreement',
      'announcement',
      'appeal',
      'company',
      'inquiry',
      'invoice',
      'outbox',
      'payout',
      'platform',
      'profile',
      'project_check',
      'report',
    ],
    errors: [],
  },
  'GET /talent/to-do': {
    auth: ['talent'],
    summary:
      "Lists the talent's tasks of booked work: those with a loss by silence first, the soonest first, then signatures.",
    response: z.object({
      items: z.array(ownToDo),
      /**
       * Number of past assignments with a task for the talent, not counting extensions to sign and payouts that wait
       * for an account.
       */
      past_count: z.number(),
    }),
    shows: ['agreement', 'booking', 'report'],
    errors: [],
  },
  'GET /agent/waiting': {
    auth: ['talent'],
    summary: 'Lists what waits for an answer over all talents of the agent, the soonest first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(agentWait),
    shows: ['appointment', 'candidate', 'counter_offer', 'invitation', 'representation', 'slot_wish'],
    errors: [],
  },
  'GET /admin/figures': {
    auth: ['admin'],
    summary:
      'Returns people, requests, answers, bookings and money of the last twelve weeks or months, the oldest first.',
    query: z.strictObject({ span: z.enum(FIGURE_SPANS).default('month') }),
    response: z.object({ items: z.array(figures) }),
    // The figures of weeks and months need no refresh while the screen is open.
    shows: [],
    errors: [],
  },
});
