import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import type { MinorLack } from '#domain/work/minor/minor-lacks.ts';

export const CLEARANCE_STATUSES = ['waiting', 'cleared', 'lapsed', 'ended'] as const;
export type ClearanceStatus = (typeof CLEARANCE_STATUSES)[number];

export interface ClearanceSubject {
  readonly status: ClearanceStatus;
  /** The pieces lacking before the work may begin. */
  readonly lacks: readonly MinorLack[];
  /** First day of work that waits, ISO; null when none does. */
  readonly first_day: string | null;
  /** Last day on which it may still wait, ISO: the day before the first known day of work. */
  readonly waits_until: string;
}

const whileStanding = { status: ['waiting', 'cleared'] } as const;

const beforeWork = ({ first_day }: ClearanceSubject, { today }: Moment): RefusalCode | null =>
  first_day !== null && first_day > today ? 'not_allowed_now' : null;

/**
 * The clearance of one assignment of a talent under 18. The company records it piece by piece; the booking holds once
 * nothing is missing.
 */
export const clearanceWorkflow = declareWorkflow<ClearanceSubject>()({
  noun: 'clearance',
  table: 'clearances',
  columns: { status: CLEARANCE_STATUSES },
  creation: {
    command: 'open',
    by: ['system'],
    state: { status: 'waiting' },
    notices: {},
    why: 'Somebody under 18 has been booked; who books sees at once what is lacking, and the talent hears it with the booking.',
  },
  transitions: {
    'record-chaperone': {
      by: ['company', 'guardian'],
      from: whileStanding,
      to: {},
      notices: {},
      why: 'Who comes along, told by the company or a guardian; somebody else may take their place later.',
    },
    'record-school-leave': {
      by: ['company', 'guardian'],
      from: { status: ['waiting'] },
      to: {},
      notices: {},
      why: 'The school has granted leave, told by a guardian, or by the company that has seen it.',
    },
    'record-hours': {
      by: ['company'],
      from: { status: ['waiting'] },
      to: {},
      notices: {},
      why: 'The hours of the days for which the terms say none; without them nobody can tell whether they are allowed.',
    },
    'record-permit': {
      by: ['company'],
      from: { status: ['waiting'] },
      to: {},
      notices: {},
      why: 'Arbetsmiljöverket has permitted the work, or other hours than the rules allow.',
    },
    clear: {
      by: ['system'],
      from: { status: ['waiting'] },
      to: { status: 'cleared' },
      notices: { company: 'notice', talent: 'mail', guardian: 'mail' },
      why: 'Nothing is lacking any more, so the booking holds and everybody is told, once.',
    },
    'follow-days': {
      by: ['system'],
      from: { status: ['waiting'] },
      to: {},
      notices: {},
      why: 'Other days are agreed on, so the first of them has become another.',
    },
    remind: {
      by: ['system'],
      from: { status: ['waiting'] },
      to: {},
      deadline: { column: 'remind_on', passes: 'day' },
      notices: { company: 'mail', talent: 'mail', guardian: 'mail' },
      why: 'Something is lacking a week before the first day of work, and two days before it.',
    },
    lapse: {
      by: ['system'],
      from: { status: ['waiting'] },
      to: { status: 'lapsed' },
      guard: beforeWork,
      deadline: { column: 'waits_until', passes: 'day' },
      notices: { company: 'mail', talent: 'mail', guardian: 'mail' },
      why: 'The first day of work has come and something is lacking, so the work does not begin.',
    },
    end: {
      by: ['system'],
      from: whileStanding,
      to: { status: 'ended' },
      notices: {},
      why: 'Nothing is booked any more.',
    },
  },
});
