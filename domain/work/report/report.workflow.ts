import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BINDING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const REPORT_STATUSES = ['open', 'reported', 'adjusted', 'approved', 'disputed', 'settled', 'void'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** The sides of a dispute. */
export const REPORT_SIDES = ['company', 'talent'] as const;
type ReportSide = (typeof REPORT_SIDES)[number];

export interface ReportSubject {
  readonly status: ReportStatus;
  /** The side that disputes the other's report; kept after the dispute is settled. */
  readonly disputed_by: ReportSide | null;
  /** Last day of work that is not cancelled, ISO. */
  readonly last_day: string;
  /** The last ISO day to answer before silence approves; null while no answer is due. */
  readonly silent_on: string | null;
  /** The other side's explanation in a dispute; null before it. */
  readonly explanation: string | null;
}

/** A report as reactions see it. `kept_booking_count`: number of bookings that are not cancelled. */
export interface ReactingReport extends ReportSubject {
  readonly kept_booking_count: number;
  /** True if a payment is owed for any day that is not cancelled, or by the contract's table for a cancelled day. */
  readonly is_owed: boolean;
  /**
   * True if some days were worked, or may have been worked, before the others were cancelled; the talent, who was
   * there, reports which.
   */
  readonly has_begun: boolean;
  /** True if the report is not about the days that are agreed now. */
  readonly is_of_other_days: boolean;
}

const guardLastDay = ({ last_day }: ReportSubject, { today }: Moment): RefusalCode | null =>
  last_day > today ? 'work_not_over' : null;

const guardOver = ({ last_day }: ReportSubject, { today }: Moment): RefusalCode | null =>
  last_day >= today ? 'work_not_over' : null;

const guardUnexplained = ({ explanation }: ReportSubject): RefusalCode | null =>
  explanation === null ? null : 'not_allowed_now';

/**
 * The talent's report of the work, from which pay and invoice are calculated. A report begins as a copy of the plan in
 * the terms, and silence counts as agreement, so that no pay depends on a side that does not answer.
 */
export const reportWorkflow = declareWorkflow<ReportSubject, ReactingReport>()({
  noun: 'report',
  table: 'work_reports',
  columns: { status: REPORT_STATUSES, disputed_by: [null, ...REPORT_SIDES] },
  invariant: (state) => (state.status === 'disputed' || state.status === 'settled') === (state.disputed_by !== null),
  creation: {
    command: 'open',
    by: ['system'],
    state: { status: 'open', disputed_by: null },
    notices: {},
    why: 'Every booked person has a coming report; until it is written, it equals the plan in the terms.',
  },
  transitions: {
    ask: {
      by: ['system'],
      from: { status: ['open'] },
      to: {},
      guard: guardOver,
      deadline: { column: 'last_day', passes: 'day', once: 'asked_date' },
      notices: { talent: 'mail' },
      why: 'The last day is over: the talent is asked once if the work went as planned.',
    },
    remind: {
      by: ['system'],
      from: { status: ['open'] },
      to: {},
      deadline: { column: 'remind_on', passes: 'day', once: 'reminded_date' },
      notices: { talent: 'mail' },
      why: 'Tomorrow silence approves the plan, so the talent is told while they can still change the report.',
    },
    report: {
      by: ['talent'],
      from: { status: ['open', 'reported'] },
      to: { status: 'reported' },
      guard: guardLastDay,
      notices: { company: 'mail' },
      why: 'The talent reports the work; they can correct the report until the company has answered.',
    },
    'report-cancelled': {
      by: ['system'],
      from: { status: ['open'] },
      to: { status: 'reported' },
      notices: { company: 'mail', talent: 'mail' },
      why: 'All days were cancelled before they began, and something is owed for them; the company looks at the report first.',
    },
    reopen: {
      by: ['system'],
      from: { status: ['reported', 'adjusted'] },
      to: { status: 'open' },
      notices: {},
      why: 'Both sides have signed other days than the report’s, so the talent is asked again after the last of them.',
    },
    adjust: {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['open', 'reported'] },
      to: { status: 'adjusted' },
      guard: ({ status, last_day }: ReportSubject, { today }: Moment): RefusalCode | null =>
        status === 'open' && last_day >= today ? 'work_not_over' : null,
      notices: { talent: 'mail' },
      why: 'The company disagrees and changes the report, with a reason; the talent answers.',
    },
    approve: {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['reported'] },
      to: { status: 'approved' },
      notices: { talent: 'mail' },
      why: 'The company agrees with the talent’s report; the pay follows from it.',
    },
    accept: {
      by: ['talent'],
      from: { status: ['adjusted'] },
      to: { status: 'approved' },
      notices: { company: 'notice' },
      why: 'The talent agrees with the company’s changes.',
    },
    dispute: {
      by: [...BINDING_MEMBERS],
      from: { status: ['reported'] },
      to: { status: 'disputed', disputed_by: 'company' },
      notices: { talent: 'mail', admin: 'notice' },
      why: 'The company disagrees and offers no figures of its own; an administrator decides.',
    },
    'dispute-adjustment': {
      by: ['talent'],
      from: { status: ['adjusted'] },
      to: { status: 'disputed', disputed_by: 'talent' },
      notices: { company: 'mail', admin: 'notice' },
      why: 'The talent disagrees with the company’s changes; an administrator decides.',
    },
    explain: {
      by: ['talent'],
      from: { status: ['disputed'], disputed_by: ['company'] },
      to: {},
      guard: guardUnexplained,
      notices: { admin: 'notice' },
      why: 'The talent answers once, so that the administrator who decides hears both sides.',
    },
    'explain-adjustment': {
      by: [...BINDING_MEMBERS],
      from: { status: ['disputed'], disputed_by: ['talent'] },
      to: {},
      guard: guardUnexplained,
      notices: { admin: 'notice' },
      why: 'The company answers once, so that the administrator who decides hears both sides.',
    },
    settle: {
      by: ['admin'],
      from: { status: ['disputed'] },
      to: { status: 'settled' },
      notices: { talent: 'mail', company: 'mail' },
      why: 'An administrator has read both sides and tells both the decision and the reason.',
    },
    'approve-unanswered': {
      by: ['system'],
      from: { status: ['open', 'reported', 'adjusted'] },
      to: { status: 'approved' },
      guard: ({ silent_on }: ReportSubject, { today }: Moment): RefusalCode | null =>
        silent_on === null || silent_on >= today ? 'not_allowed_now' : null,
      deadline: { column: 'silent_on', passes: 'day' },
      notices: { talent: 'mail', company: 'notice' },
      why: 'Three working days passed without an answer; the last report holds, or else the plan.',
    },
    resume: {
      by: ['system'],
      from: { status: ['void'] },
      to: { status: 'open' },
      notices: {},
      why: 'A talent who had called off all days comes after all, so there is work to report.',
    },
    void: {
      by: ['system'],
      from: { status: ['open'] },
      to: { status: 'void' },
      notices: {},
      why: 'All bookings are gone and nothing is owed, so there is nothing to report.',
    },
  },
});
