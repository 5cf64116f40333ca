import { z } from 'zod';
import { ownPrice } from '#contract/deal/price.ts';
import { terms } from '#contract/deal/terms.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import {
  amount,
  chosenId,
  clockTime,
  day,
  id,
  line,
  pageNumber,
  pageOf,
  revision,
  writtenFee,
} from '#contract/kernel/fields.ts';
import { membersGiving } from '#contract/kernel/members.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { DAY_KINDS } from '#domain/deal/terms/days.ts';
import { TERMS_BOUNDS } from '#domain/deal/terms/terms.ts';
import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import { MONEY_READING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { DAY_OUTCOMES, REPORT_BOUNDS, type SaidReport } from '#domain/work/report/report.ts';
import { REPORT_SIDES, REPORT_STATUSES, reportWorkflow } from '#domain/work/report/report.workflow.ts';

/** Maximum size of a receipt (a picture or a PDF), in bytes. */
export const RECEIPT_MAX_BYTES = 10 * 1024 * 1024;

const count = (max: number) =>
  z.number({ error: 'Fyll i ett tal.' }).int('Skriv ett helt tal.').min(0, 'Lägst 0.').max(max, `Högst ${max}.`);

/** Maximum number of days of one assignment. */
const DAYS_MAX = 366 * TERMS_BOUNDS.days;

const saidDay = z
  .strictObject({
    kind: z.enum(DAY_KINDS),
    day,
    outcome: z.enum(DAY_OUTCOMES),
    call_time: clockTime.nullable(),
    end_time: clockTime.nullable(),
  })
  .refine(({ call_time, end_time }) => (call_time === null) === (end_time === null), {
    path: ['end_time'],
    message: 'Fyll i både när dagen började och när den slutade.',
  })
  .refine(({ call_time, end_time }) => call_time === null || call_time !== end_time, {
    path: ['end_time'],
    message: 'Dagen måste sluta på en annan tid än den började.',
  });

const outlay = z.strictObject({
  what: line('vad utlägget var', REPORT_BOUNDS.what),
  amount_ore: writtenFee.refine((ore) => ore <= REPORT_BOUNDS.outlay_ore, 'Högst 100 000 kr.'),
  receipt_id: chosenId('Lägg till ett kvitto.'),
});

/** A report as one side sends it. */
export const saidReport = z.strictObject({
  days: z.array(saidDay).max(DAYS_MAX),
  travel_minutes: count(REPORT_BOUNDS.travel_minutes),
  kilometres: count(REPORT_BOUNDS.kilometres),
  days_away: count(REPORT_BOUNDS.days_away),
  // Reports of earlier releases have none.
  moved_days: count(REPORT_BOUNDS.moved_days).default(0),
  outlays: z.array(outlay).max(REPORT_BOUNDS.outlays, `Högst ${REPORT_BOUNDS.outlays} utlägg.`),
}) satisfies z.ZodType<SaidReport>;

/** A report as a screen sends it, before validation. */
export type SentReport = z.input<typeof saidReport>;

const share = z.number() as unknown as z.ZodType<BasisPoints, BasisPoints>;

/** A stored report, with the owed share of each day in hundredths of a percent. */
export const report = z.object({
  ...saidReport.shape,
  days: z.array(z.object({ ...saidDay.shape, day: z.string(), share })),
});

const times = z.object({
  outcome: z.enum(DAY_OUTCOMES),
  call_time: z.string().nullable(),
  end_time: z.string().nullable(),
});
const difference = z.discriminatedUnion('line', [
  z.object({ line: z.literal('day'), kind: z.enum(DAY_KINDS), day: z.string(), was: times, is: times }),
  z.object({ line: z.enum(['travel', 'mileage', 'per_diem', 'moved']), was: z.number(), is: z.number() }),
  z.object({ line: z.literal('outlays'), was: amount, is: amount }),
]);

const SAID_BY = ['talent', 'company', 'admin', 'system'] as const;

const reportSummary = z.object({
  /** The assignment's id, equal to the candidate's; the report has the same id. */
  id,
  project_id: id,
  project_title: z.string(),
  company_name: z.string(),
  talent_name: z.string(),
  role_title: z.string(),
  status: z.enum(REPORT_STATUSES),
  version: z.number(),
  last_day: z.string(),
  /** The latest day of payment. */
  paid_by: z.string(),
  /** The last day to answer, after which silence approves; null while no answer is due. */
  silent_on: z.string().nullable(),
  said_by: z.enum(SAID_BY).nullable(),
  comment: z.string(),
  /** The differences of the newest version from the plan. */
  differences: z.array(difference),
  actions: actionsOf(reportWorkflow),
});
export type ReportSummary = z.output<typeof reportSummary>;

const dispute = z.object({
  by: z.enum(REPORT_SIDES),
  lines: z.array(z.string()),
  words: z.string(),
  /** The other side's explanation; null before it is given. */
  explanation: z.string().nullable(),
});

const reportDetails = reportSummary.extend({
  terms,
  plan: report,
  /** Cancelled days whose work may already have begun: the talent, too, may report that they took place. */
  begun_days: z.array(z.string()),
  /** The newest version of the report; the plan before the first version. */
  work: report,
  /** The differences from the previous version; empty for the first version. */
  changes: z.array(difference),
  dispute: dispute.nullable(),
  price: ownPrice,
});
export type ReportDetails = z.output<typeof reportDetails>;

const byId = z.strictObject({ id });
/** The version that the caller has seen; an answer to another version is refused. */
const version = revision;
const words = z.string().trim().max(REPORT_BOUNDS.words, `Högst ${REPORT_BOUNDS.words} tecken.`);
const needed = (message: string) => words.min(1, message);
const disputedLine = z.string().regex(/^(day:\d{4}-\d{2}-\d{2}|travel|mileage|per_diem|outlays)$/);

const reportForm = z.strictObject({ version, work: saidReport, comment: words.default('') });
const adjustForm = reportForm.extend({ comment: needed('Skriv vad som var annorlunda.') });
const disputeForm = z.strictObject({
  version,
  lines: z.array(disputedLine).min(1, 'Välj minst en rad.').max(60),
  words: needed('Skriv vad som inte stämmer.'),
});

const PARTIES = ['company', 'admin', 'talent'] as const;
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;
const GIVEN = ['work_not_over', 'not_in_terms', ...COMMAND_ERRORS] as const;

export const reportRoutes = declareRoutes({
  'GET /assignments/:id/report': {
    auth: PARTIES,
    summary: 'Returns the report of an assignment: planned and reported times, and the amount.',
    params: byId,
    response: reportDetails,
    shows: ['booking :id', 'payment', 'report :id'],
    errors: [],
  },
  'POST /assignments/:id/report': {
    auth: ['talent'],
    mandate: 'talent',
    summary: 'Reports the work done, or corrects the report until the company has answered.',
    params: byId,
    body: reportForm,
    response: reportDetails,
    affects: ['report'],
    errors: [...GIVEN],
  },
  'POST /assignments/:id/report/quote': {
    auth: PARTIES,
    members: MEMBER_ROLES,
    mandate: 'none',
    summary: 'Calculates the amount of an unsaved report. Nothing is saved.',
    params: byId,
    body: z.strictObject({ work: saidReport }),
    limits: ['quote'],
    response: ownPrice,
    affects: [],
    errors: ['changed_meanwhile'],
  },
  'POST /assignments/:id/report/receipts': {
    auth: ['talent'],
    summary: 'Uploads a receipt, a picture or a PDF, for an outlay to name. The body is the file.',
    params: byId,
    upload: { max_bytes: RECEIPT_MAX_BYTES },
    limits: ['upload'],
    response: z.object({ receipt_id: id }),
    affects: [],
    errors: ['file_not_image', 'file_too_large', 'image_too_small', 'busy', 'not_allowed_now'],
  },
  'POST /assignments/:id/report/receipts/:receipt_id': {
    auth: PARTIES,
    members: MEMBER_ROLES,
    admins: MONEY_READING_ADMINS,
    looks_at: 'document',
    mandate: 'none',
    summary: 'Returns an address of a receipt, valid for a few minutes and for this session.',
    params: z.strictObject({ id, receipt_id: id }),
    response: z.object({ url: z.string() }),
    affects: [],
    errors: [],
  },
  'POST /assignments/:id/report/adjust': {
    auth: COMPANY_OR_ADMIN,
    members: membersGiving(reportWorkflow, 'adjust'),
    summary: 'Corrects a report with the reason; the talent answers.',
    params: byId,
    body: adjustForm,
    response: reportDetails,
    affects: ['report'],
    errors: ['over_limit', ...GIVEN],
  },
  'POST /assignments/:id/report/approve': {
    auth: COMPANY_OR_ADMIN,
    members: membersGiving(reportWorkflow, 'approve'),
    summary: "Approves the talent's report.",
    params: byId,
    body: z.strictObject({ version }),
    response: reportDetails,
    affects: ['agreement', 'report'],
    errors: ['over_limit', ...COMMAND_ERRORS],
  },
  'POST /assignments/:id/report/accept': {
    auth: ['talent'],
    summary: "Accepts the company's corrections.",
    params: byId,
    body: z.strictObject({ version }),
    response: reportDetails,
    affects: ['agreement', 'report'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /assignments/:id/report/dispute': {
    auth: ['talent', 'company'],
    members: membersGiving(reportWorkflow, 'dispute'),
    summary: "Disputes lines of the other side's report; an administrator decides.",
    params: byId,
    body: disputeForm,
    response: reportDetails,
    affects: ['report'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /assignments/:id/report/explain': {
    auth: ['talent', 'company'],
    members: membersGiving(reportWorkflow, 'explain-adjustment'),
    summary: 'Explains the other side of a dispute.',
    params: byId,
    body: z.strictObject({ words: needed('Skriv hur det var.') }),
    response: reportDetails,
    affects: ['report'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /assignments/:id/report/settle': {
    auth: ['admin'],
    summary: 'Decides a dispute, with a reason for both sides.',
    params: byId,
    body: reportForm.extend({ comment: needed('Skriv hur du har kommit fram till det.') }),
    response: reportDetails,
    affects: ['agreement', 'report'],
    errors: [...GIVEN],
  },
  'GET /projects/:id/reports': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Lists the reports of a project by person.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(reportSummary),
    shows: ['booking :id', 'project :id', 'report :id'],
    errors: [],
  },
  'POST /projects/:id/reports/approve': {
    auth: COMPANY_OR_ADMIN,
    members: membersGiving(reportWorkflow, 'approve'),
    open_to_keys: true,
    summary: 'Approves reports of a project, all or none.',
    params: byId,
    body: z.strictObject({
      reports: z.array(z.strictObject({ id, version })).min(1).max(500),
    }),
    response: z.object({ approved_count: z.number() }),
    affects: ['agreement', 'report'],
    errors: ['over_limit', ...COMMAND_ERRORS],
  },
  'GET /admin/disputes': {
    auth: ['admin'],
    summary: 'Lists the disputed reports, the longest waiting first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(reportSummary),
    shows: ['report'],
    errors: [],
  },
  'GET /projects/:id/cancellation': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Returns what would be owed for cancelling a project now by the tables of its contracts, without VAT.',
    params: byId,
    response: z.object({
      /** Number of people who are owed something. */
      people_count: z.number(),
      owed_ore: amount,
    }),
    shows: ['booking :id', 'project :id', 'report :id'],
    errors: [],
  },
  'GET /bookings/:id/cancellation': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Returns what would be owed for cancelling a booking now by the table of the contract, without VAT.',
    params: byId,
    response: z.object({
      /** The owed share of the pay, in hundredths of a percent. */
      share: z.number(),
      owed_ore: amount.nullable(),
    }),
    // The owed amount also depends on the clock, and no event announces a new hour.
    shows: ['booking :id'],
    errors: [],
  },
});
