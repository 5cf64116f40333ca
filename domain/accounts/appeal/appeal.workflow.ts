import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_REVIEWERS } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import type { Appellant } from './appeal.rules.ts';

export const APPEAL_STATUSES = ['open', 'waiting', 'upheld', 'granted', 'lapsed'] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

export interface AppealSubject {
  readonly status: AppealStatus;
  readonly appellant: Appellant;
  /** Last ISO day on which the decision can be appealed. */
  readonly open_until: string;
  /**
   * The account that may not answer the appeal: the administrator who decided. Null if no other administrator could
   * answer.
   */
  readonly not_answered_by: string | null;
}

const guardTime = ({ open_until }: AppealSubject, { today }: Moment): RefusalCode | null =>
  open_until < today ? 'dead_link' : null;

const guardAppellant =
  (wanted: Appellant) =>
  ({ appellant }: AppealSubject): RefusalCode | null =>
    appellant === wanted ? null : 'not_allowed_now';

/**
 * The appeal of a decision against a company or a talent, made by the link in the mail about the decision. A person who
 * is shut out cannot sign in, so the link is the only proof of identity. An administrator other than the decider
 * answers, if there is one.
 */
export const appealWorkflow = declareWorkflow<AppealSubject>()({
  noun: 'appeal',
  table: 'appeals',
  columns: { status: APPEAL_STATUSES },
  creation: {
    command: 'open',
    by: BY_REVIEWERS,
    state: { status: 'open' },
    notices: {},
    why: 'An administrator refuses or suspends an account; the mail with the reason has a link for an appeal.',
  },
  transitions: {
    write: {
      by: ['company', 'talent'],
      from: { status: ['open'] },
      to: { status: 'waiting' },
      guard: guardTime,
      notices: { admin: 'notice' },
      why: 'The person who is shut out writes, by the link in the mail, why the decision is wrong; the appeal waits for an administrator.',
    },
    'uphold-company': {
      by: BY_REVIEWERS,
      notBy: 'not_answered_by',
      from: { status: ['waiting'] },
      to: { status: 'upheld' },
      guard: guardAppellant('company'),
      notices: { company: 'mail' },
      why: 'A second administrator has read the appeal, and the decision about the company stands; the answer gives the reason.',
    },
    'uphold-talent': {
      by: BY_REVIEWERS,
      notBy: 'not_answered_by',
      from: { status: ['waiting'] },
      to: { status: 'upheld' },
      guard: guardAppellant('talent'),
      notices: { talent: 'mail' },
      why: 'A second administrator has read the appeal, and the decision about the talent stands; the answer gives the reason.',
    },
    grant: {
      by: BY_REVIEWERS,
      notBy: 'not_answered_by',
      from: { status: ['waiting'] },
      to: { status: 'granted' },
      // No notice from the appeal: the reactions that reverse the decision send the notices, with the answer.
      notices: {},
      why: 'The decision was wrong, or is no longer right; it is taken back at once.',
    },
    fall: {
      by: ['system'],
      from: { status: ['open', 'waiting'] },
      to: { status: 'lapsed' },
      notices: {},
      why: 'An administrator has taken the decision back without an appeal, so nothing is left to appeal.',
    },
  },
});
