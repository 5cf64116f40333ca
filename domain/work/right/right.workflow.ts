import type { Ore } from '#domain/kernel/money/ore.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BINDING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import { daysBetween, type Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import type { AgreementStatus } from '#domain/work/agreement/agreement.workflow.ts';
import { EXTENDED_WITHIN_DAYS } from './extension.ts';
import { type EndingStage, stageOn } from './right.rules.ts';

export const RIGHT_STATUSES = ['coming', 'running', 'ending', 'ended', 'replaced', 'void'] as const;
export type RightStatus = (typeof RIGHT_STATUSES)[number];

/** The facts about a right that its guards read. */
export interface RightSubject {
  readonly status: RightStatus;
  /** True if the first day is agreed, so that the right waits for no publication. */
  readonly begins_by_itself: boolean;
  /** Last day before the right begins; null while unknown. */
  readonly waits_until: string | null;
  /** Last day of the right; null while unknown, or if none is agreed. */
  readonly ends_on: string | null;
  /** Last day before the next notice that the right ends; null after the last notice, or without an end. */
  readonly quiet_until: string | null;
  /** The agreed price of an extension by the same number of months; null if none is agreed. */
  readonly renewal_ore: Ore | null;
  /** True while an extension waits for signatures. */
  readonly is_being_extended: boolean;
  /** Months that signed extensions have added. */
  readonly extended_months: number;
}

/** A right as reactions see it, with the state of its agreement and of the work. */
export interface ReactingRight extends RightSubject {
  readonly agreement_status: AgreementStatus;
  /**
   * True if there is nothing to show: no day is booked or had begun when it was cancelled, or the report is void, or it
   * is approved or settled without a day that took place.
   */
  readonly is_unrecorded: boolean;
}

/** True for a right that holds now or later. */
const isStandingRight = ({ status }: Pick<RightSubject, 'status'>): boolean =>
  status === 'coming' || status === 'running' || status === 'ending';

/** True for a right that is still 'coming' although its first day has come. */
export const hasBegun = ({ status, waits_until }: RightSubject, { today }: Moment): boolean =>
  status === 'coming' && waits_until !== null && waits_until < today;

const HOLDS = { status: ['running', 'ending'] } as const;

/** True for a right whose last day has passed, even before its deadline has run. */
export const isOver = ({ status, ends_on }: Pick<RightSubject, 'status' | 'ends_on'>, { today }: Moment): boolean =>
  status === 'ended' || (isStandingRight({ status }) && ends_on !== null && ends_on < today);

/**
 * Refuses a correction of the first publication if the right begins on an agreed day, is over, or is extended: another
 * first day would revive an ended right for free.
 */
const guardCorrection = (
  { begins_by_itself, is_being_extended, extended_months, ...right }: RightSubject,
  moment: Moment,
): RefusalCode | null => {
  if (begins_by_itself) return 'right_begins_by_itself';
  if (isOver(right, moment)) return 'right_over';
  return is_being_extended || extended_months > 0 ? 'right_extended' : null;
};

/** The reason why a right that runs, or has just ended, cannot be extended now; null if it can be. */
export function guardExtension(
  right: RightSubject,
  { today }: Moment,
): 'renewal_not_agreed' | 'extension_ordered' | 'extension_late' | null {
  if (right.renewal_ore === null || right.ends_on === null) return 'renewal_not_agreed';
  if (right.is_being_extended) return 'extension_ordered';
  return daysBetween(right.ends_on, today) > EXTENDED_WITHIN_DAYS ? 'extension_late' : null;
}

/** The transition that announces the end of a right at one stage: possible only in that stage, and only once. */
const nearEnd = (stage: EndingStage) => ({
  by: ['system'] as const,
  from: HOLDS,
  to: { status: 'ending' } as const,
  guard: ({ ends_on, quiet_until }: RightSubject, { today }: Moment): RefusalCode | null =>
    ends_on === null || quiet_until === null || quiet_until >= today || stageOn(ends_on, today) !== stage
      ? 'right_runs'
      : null,
  deadline: { column: 'quiet_until', passes: 'day' } as const,
});

/**
 * A line of rights of a signed agreement: where the recording may be shown, and until when. The period begins on the
 * agreed day, or with the first publication and at the latest on an agreed latest day. It ends automatically.
 */
export const rightWorkflow = declareWorkflow<RightSubject, ReactingRight>()({
  noun: 'right',
  table: 'usage_rights',
  columns: { status: RIGHT_STATUSES },
  creation: {
    command: 'grant',
    by: ['system'],
    state: { status: 'coming' },
    notices: {},
    why: 'The agreement is signed, so its rights to show the recording hold.',
  },
  transitions: {
    'report-publication': {
      by: ['company'],
      from: { status: ['coming'] },
      to: { status: 'running' },
      guard: ({ begins_by_itself }: RightSubject): RefusalCode | null =>
        begins_by_itself ? 'right_begins_by_itself' : null,
      notices: { talent: 'notice' },
      why: 'The company reports the first publication; the months are counted from that day.',
    },
    'correct-publication': {
      by: ['company'],
      from: HOLDS,
      to: { status: 'running' },
      guard: guardCorrection,
      notices: { talent: 'notice' },
      why: 'The company corrects the day of the first publication, visibly to the talent; not after an extension has set days, nor after the end.',
    },
    start: {
      by: ['system'],
      from: { status: ['coming'] },
      to: { status: 'running' },
      guard: (right: RightSubject, moment: Moment): RefusalCode | null =>
        hasBegun(right, moment) ? null : 'right_runs',
      deadline: { column: 'waits_until', passes: 'day' },
      notices: { company: 'notice', talent: 'notice' },
      why: 'The agreed first day has come, or the latest one, from which the months run whether anything is shown or not.',
    },
    'near-end-60': {
      ...nearEnd(60),
      notices: { company: 'notice' },
      why: 'Sixty days are left: time to decide on an extension.',
    },
    'near-end-30': {
      ...nearEnd(30),
      notices: { company: 'notice', talent: 'notice' },
      why: 'Thirty days are left; the talent is told too.',
    },
    'near-end-7': {
      ...nearEnd(7),
      notices: { company: 'notice' },
      why: 'Seven days are left until everything has to be taken down.',
    },
    end: {
      by: ['system'],
      from: HOLDS,
      to: { status: 'ended' },
      guard: ({ ends_on }: RightSubject, { today }: Moment): RefusalCode | null =>
        ends_on === null || ends_on >= today ? 'right_runs' : null,
      deadline: { column: 'ends_on', passes: 'day' },
      notices: { company: 'notice', talent: 'notice' },
      why: 'The agreed time is over, so nothing may be shown any more.',
    },
    'order-extension': {
      by: [...BINDING_MEMBERS],
      from: { status: ['running', 'ending', 'ended'] },
      to: {},
      guard: guardExtension,
      notices: {},
      why: 'The company orders an extension of the same length at the agreed price and signs it; now the talent answers.',
    },
    extend: {
      by: ['system'],
      from: { status: ['running', 'ending', 'ended'] },
      to: { status: 'running' },
      notices: {},
      why: 'All have signed the extension, so the end moves and its reminders begin again.',
    },
    replace: {
      by: ['system'],
      from: { status: ['coming', 'running', 'ending', 'ended'] },
      to: { status: 'replaced' },
      notices: {},
      why: 'A later version of the agreement is signed, and its own lines hold.',
    },
    restore: {
      by: ['system'],
      from: { status: ['void'] },
      to: { status: 'coming' },
      notices: {},
      why: 'A talent who had called off all days comes after all, so the rights of the signed agreement hold again.',
    },
    void: {
      by: ['system'],
      from: { status: ['coming'] },
      to: { status: 'void' },
      notices: {},
      why: 'The assignment was cancelled before anything was shown, so there is nothing to show.',
    },
  },
});
