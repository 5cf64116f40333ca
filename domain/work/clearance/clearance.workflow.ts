import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import type { MinorLack } from '#domain/work/minor/minor-lacks.ts';

export const CLEARANCE_STATUSES = ['waiting', 'cleared', 'lapsed', 'ended'] as const;
export type ClearanceStatus = (typeof CLEARANCE_STATUSES)[number];

export interface ClearanceSubject {
  readonly status: ClearanceStatus;
  /** The missing pieces before the work may begin. */
  readonly lacks: readonly MinorLack[];
  /** True if the adult who accompanies the talent is recorded. */
  readonly has_chaperone: boolean;
  /** First day of work that waits for the clearance, ISO; null without one. */
  readonly first_day: string | null;
  /** Last ISO day to wait: the day before the first known day of work. */
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
    why: 'A talent under 18 has been booked; the company sees at once what is missing, and the talent is told with the booking.',
  },
  transitions: {
    'record-chaperone': {
      by: ['company', 'guardian'],
      from: whileStanding,
      to: {},
      notices: {},
      why: 'The company or a guardian says who accompanies the talent; another person may replace them later.',
    },
    'lose-chaperone': {
      by: ['talent'],
      from: whileStanding,
      to: { status: 'waiting' },
      guard: ({ has_chaperone }: ClearanceSubject): RefusalCode | null => (has_chaperone ? null : 'not_allowed_now'),
      notices: { company: 'mail', guardian: 'mail' },
      push: 'changed_time',
      why: 'The adult who was to accompany the talent is ill or cannot come; the booking waits until the company or a guardian names another.',
    },
    'record-school-leave': {
      by: ['company', 'guardian'],
      from: { status: ['waiting'] },
      to: {},
      notices: {},
      why: 'The school has granted leave; a guardian says so, or the company, which has seen the paper.',
    },
    'record-hours': {
      by: ['company'],
      from: { status: ['waiting'] },
      to: {},
      notices: {},
      why: 'The company adds the hours of days without hours in the terms; without them nobody can tell if they are allowed.',
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
      why: 'Nothing is missing any more, so the booking holds and everybody is told, once.',
    },
    'follow-days': {
      by: ['system'],
      from: { status: ['waiting'] },
      to: {},
      notices: {},
      why: 'Both sides have agreed on other days, so the first day is another.',
    },
    remind: {
      by: ['system'],
      from: { status: ['waiting'] },
      to: {},
      deadline: { column: 'remind_on', passes: 'day' },
      notices: { company: 'mail', talent: 'mail', guardian: 'mail' },
      why: 'Something is missing a week before the first day of work, or still two days before it.',
    },
    lapse: {
      by: ['system'],
      from: { status: ['waiting'] },
      to: { status: 'lapsed' },
      guard: beforeWork,
      deadline: { column: 'waits_until', passes: 'day' },
      notices: { company: 'mail', talent: 'mail', guardian: 'mail' },
      why: 'The first day of work has come and something is missing, so the work does not begin.',
    },
    revive: {
      by: ['system'],
      from: { status: ['ended'] },
      to: { status: 'cleared' },
      notices: {},
      why: 'The talent comes after all and nothing is missing, so the clearance holds as before.',
    },
    end: {
      by: ['system'],
      from: whileStanding,
      to: { status: 'ended' },
      notices: {},
      why: 'All bookings are gone.',
    },
  },
});
