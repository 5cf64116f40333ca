import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { clockTime, day, done, id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { TAX_FORMS } from '#domain/deal/price/person.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { INJURY_BOUNDS, INJURY_GROUPS, INJURY_REPORTERS } from '#domain/work/injury/injury.rules.ts';
import { INJURY_STATUSES, injuryWorkflow } from '#domain/work/injury/injury.workflow.ts';

/** What the reporter tells about an injury. Health data, so it is stored sealed. */
const injuryWords = z.strictObject({
  /** Time of day; null if unknown. */
  at_time: clockTime.nullable(),
  place: line('var det hände', INJURY_BOUNDS.place),
  what: line('vad som hände', INJURY_BOUNDS.what),
  injury: line('skadan', INJURY_BOUNDS.injury),
});
export type InjuryWords = z.output<typeof injuryWords>;

const pastDay = (today: string) => day.refine((on) => on <= today, 'Välj en dag till och med i dag.');

export const writtenInjury = (today: string) =>
  z.strictObject({
    /** Made by the sender, so that sending twice reports it once. */
    id,
    /** The assignment: id of the candidate. */
    assignment_id: id,
    happened_on: pastDay(today),
    is_serious: z.boolean(),
    words: injuryWords,
  });
export type WrittenInjury = z.output<ReturnType<typeof writtenInjury>>;

/** An injury as both sides see it, without what was told about it. Days are ISO. */
const injury = z.object({
  id,
  happened_on: z.string(),
  talent_name: z.string(),
  project_title: z.string(),
  role_title: z.string(),
  reported_by: z.enum(INJURY_REPORTERS),
  created_date: instant,
  /** The talent alone sees how the case goes; null for a company. */
  status: z.enum(INJURY_STATUSES).nullable(),
  /** Day of the report to Försäkringskassan, and the reason of a case that was closed without one; for the talent. */
  sent_on: z.string().nullable(),
  reason: z.string().nullable(),
});
export type InjuryShown = z.output<typeof injury>;

const adminInjury = injury.extend({
  status: z.enum(INJURY_STATUSES),
  company_name: z.string(),
  is_serious: z.boolean(),
  authority_told_on: z.string().nullable(),
  /** Form of tax: for a talent who invoices we are no employer. Null if unknown. */
  tax_form: z.enum(TAX_FORMS).nullable(),
  handled_by_name: z.string().nullable(),
  actions: actionsOf(injuryWorkflow),
});
export type AdminInjury = z.output<typeof adminInjury>;

const engagement = z.object({ id, talent_name: z.string(), project_title: z.string(), role_title: z.string() });

const byId = z.strictObject({ id });
const onDay = (today: string) => z.strictObject({ on: pastDay(today) });
const BOTH = ['talent', 'company'] as const;
const ERRORS = [...COMMAND_ERRORS] as const;

export const injuryRoutes = declareRoutes({
  'GET /work-injuries': {
    auth: BOTH,
    summary: "Lists the reported injuries of the caller's assignments, the latest first, without what was told.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(injury),
    shows: ['injury'],
    errors: [],
  },
  'GET /work-injuries/engagements': {
    auth: BOTH,
    summary: "Lists the caller's assignments with work on a day.",
    query: z.strictObject({ day, page: pageNumber }),
    response: pageOf(engagement),
    shows: ['booking'],
    errors: [],
  },
  'GET /work-injuries/:id/words': {
    auth: ['talent', 'admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'health',
    summary: 'Returns what was told about an injury, to its talent and to finance.',
    params: byId,
    response: injuryWords,
    shows: ['injury :id'],
    errors: ['not_found'],
  },
  'POST /work-injuries': {
    auth: BOTH,
    summary: 'Reports an injury on a day of an assignment. Finance is told.',
    body: writtenInjury,
    response: done,
    affects: ['injury'],
    errors: ['not_found', 'injury_reported', ...ERRORS],
  },
  'GET /admin/work-injuries': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'health',
    summary: 'Lists injuries: open ones, the oldest first, or closed ones, the latest first.',
    query: z.strictObject({ group: z.enum(INJURY_GROUPS).default('open'), page: pageNumber }),
    response: pageOf(adminInjury),
    shows: ['injury'],
    errors: [],
  },
  'POST /admin/work-injuries/:id/mark-serious': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Marks an injury as one that Arbetsmiljöverket must be told of.',
    params: byId,
    response: done,
    affects: ['injury'],
    errors: [...ERRORS],
  },
  'POST /admin/work-injuries/:id/tell-authority': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Notes the day on which Arbetsmiljöverket was told of a serious injury.',
    params: byId,
    body: onDay,
    response: done,
    affects: ['injury'],
    errors: [...ERRORS],
  },
  'POST /admin/work-injuries/:id/send': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Notes the day on which an injury was reported to Försäkringskassan; the talent is told.',
    params: byId,
    body: onDay,
    response: done,
    affects: ['injury'],
    errors: [...ERRORS],
  },
  'POST /admin/work-injuries/:id/close': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Closes a case in which everybody who must be told is told.',
    params: byId,
    response: done,
    affects: ['injury'],
    errors: ['authority_not_told', ...ERRORS],
  },
  'POST /admin/work-injuries/:id/close-unsent': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Closes a case that we do not report, with the reason for the talent.',
    params: byId,
    body: z.strictObject({ reason: line('varför', INJURY_BOUNDS.reason) }),
    response: done,
    affects: ['injury'],
    errors: ['authority_not_told', ...ERRORS],
  },
});
