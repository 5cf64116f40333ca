import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const OPTION_STATUSES = ['open', 'challenged', 'confirmed', 'released', 'lapsed'] as const;
type OptionStatus = (typeof OPTION_STATUSES)[number];

/** The facts about an option that its guards read. */
export interface OptionSubject {
  readonly status: OptionStatus;
  /** 1 for the first in line, as both sides were last told. */
  readonly rank: number;
  /** Instant at which the option ends. */
  readonly ends_date: string;
  /** Instant by which a challenged company must book or release; null for an option that was never challenged. */
  readonly challenged_until: string | null;
  /** True if an option ahead of this one in the line is already challenged. */
  readonly is_next_challenged: boolean;
  /** True if an option ahead of this one in the line is the same company's. */
  readonly is_next_own: boolean;
}

/** An option with the further facts that only reactions read. */
export interface ReactingOption extends OptionSubject {
  /** The present place of the option in the line, 1 for the first. */
  readonly place: number;
  /** True if an option further back has challenged this one and still waits. */
  readonly has_challenger: boolean;
  /** True if another candidate's booking has taken one of the option's days. */
  readonly is_booked_over: boolean;
  /** True if the option has expired and its deadline has not run yet. */
  readonly has_run_out: boolean;
  /** True if the request of the option is now for other days. */
  readonly has_other_days: boolean;
}

/** True for an option that holds a place in the line. */
export const isStanding = ({ status }: Pick<OptionSubject, 'status'>): boolean =>
  status === 'open' || status === 'challenged';

const STANDING = { status: ['open', 'challenged'] } as const;

/**
 * An option (hold): a company asks a talent to keep days in mind for it until an instant. Options of all companies on
 * the same days form one line, in the order in which they were given. An option blocks no day; only a booking does.
 */
export const optionWorkflow = declareWorkflow<OptionSubject, ReactingOption>()({
  noun: 'option',
  table: 'options',
  columns: { status: OPTION_STATUSES },
  creation: {
    command: 'give',
    by: ['company', 'admin'],
    state: { status: 'open' },
    notices: { talent: 'mail' },
    push: 'new_request',
    why: 'The company wants a talent who has said yes but cannot book yet; it says when it will know.',
  },
  transitions: {
    challenge: {
      by: ['company', 'admin'],
      from: { status: ['open'] },
      to: {},
      guard: (option: OptionSubject): RefusalCode | null => {
        if (option.rank !== 2 || option.is_next_own) return 'option_not_second';
        return option.is_next_challenged ? 'option_challenged' : null;
      },
      notices: {},
      why: 'The second company in line is ready to book and asks the first to decide.',
    },
    'face-challenge': {
      by: ['system'],
      from: { status: ['open'] },
      to: { status: 'challenged' },
      notices: { company: 'mail', talent: 'notice' },
      why: 'The next company in line has challenged: this company has 24 hours to book or release.',
    },
    'stand-again': {
      by: ['system'],
      from: { status: ['challenged'] },
      to: { status: 'open' },
      notices: { company: 'notice', talent: 'notice' },
      why: 'The challenger has left the line, so nobody waits for an answer.',
    },
    'become-first': {
      by: ['system'],
      from: STANDING,
      to: {},
      notices: { company: 'mail', talent: 'notice' },
      why: 'The options before this one have ended, so it is the first in line.',
    },
    'become-second': {
      by: ['system'],
      from: STANDING,
      to: {},
      notices: { company: 'notice', talent: 'notice' },
      why: 'One of the two options before this one has ended, so it is the second in line and may challenge.',
    },
    confirm: {
      by: ['system'],
      from: STANDING,
      to: { status: 'confirmed' },
      notices: {},
      why: 'The company has booked this person, who is told by the booking.',
    },
    release: {
      by: ['company', 'admin', 'system'],
      from: STANDING,
      to: { status: 'released' },
      notices: { talent: 'mail' },
      push: 'request_news',
      why: 'The company no longer needs the days, has rejected this person, or was suspended.',
    },
    'release-by-talent': {
      by: ['talent'],
      from: STANDING,
      to: { status: 'released' },
      notices: { company: 'mail' },
      push: 'request_answer',
      why: 'The talent no longer keeps the days in mind; their yes to the request stands.',
    },
    'end-with-request': {
      by: ['system'],
      from: STANDING,
      to: { status: 'released' },
      notices: {},
      why: 'The request has ended or its yes no longer holds; both sides are told by the request.',
    },
    lapse: {
      by: ['system'],
      from: STANDING,
      to: { status: 'lapsed' },
      guard: ({ ends_date }: OptionSubject, { now }: Moment): RefusalCode | null =>
        Date.parse(now) < Date.parse(ends_date) ? 'option_runs' : null,
      deadline: { column: 'ends_date', passes: 'instant' },
      notices: { company: 'notice', talent: 'mail' },
      why: 'The company did not book by the end that it had set.',
    },
    'lapse-unanswered': {
      by: ['system'],
      from: { status: ['challenged'] },
      to: { status: 'lapsed' },
      guard: ({ challenged_until }: OptionSubject, { now }: Moment): RefusalCode | null =>
        challenged_until === null || Date.parse(now) < Date.parse(challenged_until) ? 'option_runs' : null,
      deadline: { column: 'challenged_until', passes: 'instant' },
      notices: { company: 'mail', talent: 'mail' },
      why: 'The company was challenged and neither booked nor released within 24 hours.',
    },
    'lapse-booked': {
      by: ['system'],
      from: STANDING,
      to: { status: 'lapsed' },
      notices: { company: 'mail' },
      why: 'Another booking has taken one of the days; the company is not told whose.',
    },
  },
});
