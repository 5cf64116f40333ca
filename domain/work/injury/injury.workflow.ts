import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_FINANCE } from '#domain/kernel/roles/admin-roles.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const INJURY_STATUSES = ['reported', 'sent', 'closed'] as const;
export type InjuryStatus = (typeof INJURY_STATUSES)[number];

export interface InjurySubject {
  readonly status: InjuryStatus;
  /** A death, a severe injury, or several people injured at once (3 kap. 3 a § arbetsmiljölagen). */
  readonly is_serious: boolean;
  /** ISO day on which Arbetsmiljöverket was told; null before. */
  readonly authority_told_on: string | null;
}

/** True while Arbetsmiljöverket has to be told. */
export const awaitsAuthority = ({ is_serious, authority_told_on }: Omit<InjurySubject, 'status'>): boolean =>
  is_serious && authority_told_on === null;

const guardTold = (subject: InjurySubject): RefusalCode | null =>
  awaitsAuthority(subject) ? 'authority_not_told' : null;

const notClosed = { status: ['reported', 'sent'] } as const;

/**
 * An accident or illness of work, reported for a day of an assignment. The employer reports it to Försäkringskassan at
 * once (42 kap. 10 § socialförsäkringsbalken), and a serious one to Arbetsmiljöverket without delay.
 */
export const injuryWorkflow = declareWorkflow<InjurySubject>()({
  noun: 'injury',
  table: 'work_injuries',
  columns: { status: INJURY_STATUSES },
  creation: {
    command: 'report',
    by: ['talent'],
    state: { status: 'reported' },
    notices: { admin: 'notice', company: 'mail' },
    why: 'The talent was hurt at work. Finance reports it, and the company is told that it happened, without the injury.',
  },
  otherCreation: {
    command: 'report-for-talent',
    by: ['company'],
    state: { status: 'reported' },
    notices: { admin: 'notice', talent: 'mail' },
    why: 'The company, which was there, reports that a talent was hurt; the talent is told and reads what was written.',
  },
  transitions: {
    'mark-serious': {
      by: BY_FINANCE,
      from: notClosed,
      to: {},
      guard: ({ is_serious }: InjurySubject): RefusalCode | null => (is_serious ? 'not_allowed_now' : null),
      notices: {},
      why: 'An administrator sees that the injury is of the kind that Arbetsmiljöverket must be told of.',
    },
    'tell-authority': {
      by: BY_FINANCE,
      from: notClosed,
      to: {},
      guard: (subject: InjurySubject): RefusalCode | null => (awaitsAuthority(subject) ? null : 'not_allowed_now'),
      notices: {},
      why: 'An administrator has told Arbetsmiljöverket of a serious injury, and notes the day.',
    },
    send: {
      by: BY_FINANCE,
      from: { status: ['reported'] },
      to: { status: 'sent' },
      notices: { talent: 'mail' },
      why: 'An administrator has reported the injury to Försäkringskassan, and notes the day.',
    },
    close: {
      by: BY_FINANCE,
      from: { status: ['sent'] },
      to: { status: 'closed' },
      guard: guardTold,
      notices: {},
      why: 'Everything that must be told is told.',
    },
    'close-unsent': {
      by: BY_FINANCE,
      from: { status: ['reported'] },
      to: { status: 'closed' },
      guard: guardTold,
      notices: { talent: 'mail' },
      why: 'We are not the one to report it, such as for a talent who invoices; the talent reads why.',
    },
  },
});
