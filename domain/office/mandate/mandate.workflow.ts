import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const MANDATE_STATUSES = ['held', 'ended'] as const;
type MandateStatus = (typeof MANDATE_STATUSES)[number];

/** Minutes after which a mandate ends automatically: long enough for the matter of a call, and no longer. */
export const MANDATE_MINUTES = 60;

export interface MandateSubject {
  readonly status: MandateStatus;
  /** True if the caller holds the mandate. */
  readonly is_own: boolean;
}

/**
 * The right of an administrator to act for one company or talent that is stuck, for a stated reason and at most an
 * hour.
 */
export const mandateWorkflow = declareWorkflow<MandateSubject>()({
  noun: 'mandate',
  table: 'mandates',
  columns: { status: MANDATE_STATUSES },
  creation: {
    command: 'begin',
    by: ['admin'],
    state: { status: 'held' },
    notices: { company: 'mail' },
    why: 'A company is stuck; an administrator gives a reason and acts for it. The company is told before anything is done.',
  },
  otherCreation: {
    command: 'begin-for-talent',
    by: ['admin'],
    state: { status: 'held' },
    notices: { talent: 'mail' },
    why: 'A talent is stuck; an administrator gives a reason and acts for them. The talent is told before anything is done.',
  },
  transitions: {
    'put-down': {
      by: ['admin'],
      from: { status: ['held'] },
      to: { status: 'ended' },
      guard: ({ is_own }: MandateSubject): RefusalCode | null => (is_own ? null : 'not_allowed_now'),
      notices: {},
      why: 'The administrator has finished.',
    },
    lapse: {
      by: ['system'],
      from: { status: ['held'] },
      to: { status: 'ended' },
      deadline: { column: 'ends_date', passes: 'instant' },
      notices: {},
      why: 'The hour is over; an administrator who wants to go on acting gives a reason again.',
    },
  },
});
