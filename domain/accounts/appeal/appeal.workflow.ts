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
  /** The account that may not answer: the decider, while another administrator could. */
  readonly not_answered_by: string | null;
}

const guardTime = ({ open_until }: AppealSubject, { today }: Moment): RefusalCode | null =>
  open_until < today ? 'dead_link' : null;

const guardAppellant =
  (wanted: Appellant) =>
  ({ appellant }: AppealSubject): RefusalCode | null =>
    appellant === wanted ? null : 'not_allowed_now';

/**
 * The appeal of a decision that shuts a person out, made by the link in the mail about the decision. A person who is
 * shut out cannot sign in, so the link is their only proof. Another administrator than the decider answers (product,
 * promise 12).
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
    why: 'Somebody is refused or shut out; the mail that says why carries a link by which it can be appealed.',
  },
  transitions: {
    write: {
      by: ['company', 'talent'],
      from: { status: ['open'] },
      to: { status: 'waiting' },
      guard: guardTime,
      notices: { admin: 'notice' },
      why: 'Whoever is shut out says, by the link of the mail, why that is wrong; it waits for a person.',
    },
    'uphold-company': {
      by: BY_REVIEWERS,
      notBy: 'not_answered_by',
      from: { status: ['waiting'] },
      to: { status: 'upheld' },
      guard: guardAppellant('company'),
      notices: { company: 'mail' },
      why: 'A second person has looked at it and the decision about the company stands; the answer says why.',
    },
    'uphold-talent': {
      by: BY_REVIEWERS,
      notBy: 'not_answered_by',
      from: { status: ['waiting'] },
      to: { status: 'upheld' },
      guard: guardAppellant('talent'),
      notices: { talent: 'mail' },
      why: 'A second person has looked at it and the decision about the talent stands; the answer says why.',
    },
    grant: {
      by: BY_REVIEWERS,
      notBy: 'not_answered_by',
      from: { status: ['waiting'] },
      to: { status: 'granted' },
      // The reactions tell them, with the answer.
      notices: {},
      why: 'The decision was wrong, or is not right any more; it is taken back in the same moment.',
    },
    fall: {
      by: ['system'],
      from: { status: ['open', 'waiting'] },
      to: { status: 'lapsed' },
      notices: {},
      why: 'The decision has been taken back without an appeal, so there is nothing left to appeal.',
    },
  },
});
