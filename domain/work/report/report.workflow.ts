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
  /** The side that disputes the other's report, or did until the dispute was settled. */
  readonly disputed_by: ReportSide | null;
  /** Last day of work that is not cancelled, ISO. */
  readonly last_day: string;
  /** The last ISO day to answer before silence approves; null while no answer is due. */
  readonly silent_on: string | null;
  /** The other side's explanation in a dispute; null before it. */
  readonly explanation: string | null;
}

/** A report as reactions see it: also the bookings that still hold, and whether anything is owed. */
export interface ReactingReport extends ReportSubject {
  readonly kept_booking_count: number;
  /** True when the table of the contract says that something is owed for days that were cancelled. */
  readonly is_owed: boolean;
  /**
   * True if days were worked, or may have been, before the rest was cancelled; the talent, who was there, says which.
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
 * The talent's report of the work, from which pay and invoice are calculated. It begins as a copy of the terms, so
 * silence is an answer too, and no pay depends on another person's mood.
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
    why: 'Everybody who is booked has a report to come; until somebody writes it, it is what the terms plan.',
  },
  transitions: {
    ask: {
      by: ['system'],
      from: { status: ['open'] },
      to: {},
      guard: guardOver,
      deadline: { column: 'last_day', passes: 'day', once: 'asked_date' },
      notices: { talent: 'mail' },
      why: 'The last day is over: the talent is asked once to say whether it was as planned.',
    },
    remind: {
      by: ['system'],
      from: { status: ['open'] },
      to: {},
      deadline: { column: 'remind_on', passes: 'day', once: 'reminded_date' },
      notices: { talent: 'mail' },
      why: 'Tomorrow silence approves what was planned, so the talent hears it while there is something to do about it.',
    },
    report: {
      by: ['talent'],
      from: { status: ['open', 'reported'] },
      to: { status: 'reported' },
      guard: guardLastDay,
      notices: { company: 'mail' },
      why: 'The talent says what was worked; it can be corrected until the company has answered.',
    },
    'report-cancelled': {
      by: ['system'],
      from: { status: ['open'] },
      to: { status: 'reported' },
      notices: { company: 'mail', talent: 'mail' },
      why: 'All days were cancelled before they began, and something is owed for them; the company looks at it first.',
    },
    reopen: {
      by: ['system'],
      from: { status: ['reported', 'adjusted'] },
      to: { status: 'open' },
      notices: {},
      why: 'Both have signed other days than it tells of, so the talent is asked anew when the last of them is over.',
    },
    adjust: {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['open', 'reported'] },
      to: { status: 'adjusted' },
      guard: ({ status, last_day }: ReportSubject, { today }: Moment): RefusalCode | null =>
        status === 'open' && last_day >= today ? 'work_not_over' : null,
      notices: { talent: 'mail' },
      why: 'The company has seen it otherwise, says what and why, and the talent answers.',
    },
    approve: {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['reported'] },
      to: { status: 'approved' },
      notices: { talent: 'mail' },
      why: 'The company agrees with what the talent said; from here it is paid.',
    },
    accept: {
      by: ['talent'],
      from: { status: ['adjusted'] },
      to: { status: 'approved' },
      notices: { company: 'notice' },
      why: 'The talent agrees with what the company changed.',
    },
    dispute: {
      by: [...BINDING_MEMBERS],
      from: { status: ['reported'] },
      to: { status: 'disputed', disputed_by: 'company' },
      notices: { talent: 'mail', admin: 'notice' },
      why: 'The company does not agree and has no figures of its own to offer; a person of ours decides.',
    },
    'dispute-adjustment': {
      by: ['talent'],
      from: { status: ['adjusted'] },
      to: { status: 'disputed', disputed_by: 'talent' },
      notices: { company: 'mail', admin: 'notice' },
      why: 'The talent does not agree with what the company changed; a person of ours decides.',
    },
    explain: {
      by: ['talent'],
      from: { status: ['disputed'], disputed_by: ['company'] },
      to: {},
      guard: guardUnexplained,
      notices: { admin: 'notice' },
      why: 'Whoever decides hears both sides; the talent answers once.',
    },
    'explain-adjustment': {
      by: [...BINDING_MEMBERS],
      from: { status: ['disputed'], disputed_by: ['talent'] },
      to: {},
      guard: guardUnexplained,
      notices: { admin: 'notice' },
      why: 'Whoever decides hears both sides; the company answers once.',
    },
    settle: {
      by: ['admin'],
      from: { status: ['disputed'] },
      to: { status: 'settled' },
      notices: { talent: 'mail', company: 'mail' },
      why: 'A person has read both sides and says what holds, and why, to both.',
    },
    'approve-unanswered': {
      by: ['system'],
      from: { status: ['open', 'reported', 'adjusted'] },
      to: { status: 'approved' },
      guard: ({ silent_on }: ReportSubject, { today }: Moment): RefusalCode | null =>
        silent_on === null || silent_on >= today ? 'not_allowed_now' : null,
      deadline: { column: 'silent_on', passes: 'day' },
      notices: { talent: 'mail', company: 'notice' },
      why: 'Whoever should have spoken had three working days; what was said last holds, or what was planned.',
    },
    void: {
      by: ['system'],
      from: { status: ['open'] },
      to: { status: 'void' },
      notices: {},
      why: 'Nothing is booked any more and nothing is owed, so there is nothing to report.',
    },
  },
});
