import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const SIGN_OFF_STATUSES = ['asked', 'approved', 'refused', 'withdrawn', 'outdated'] as const;
type SignOffStatus = (typeof SIGN_OFF_STATUSES)[number];

/** The acts that may need the yes of a second member: to activate a project, or to send the requests of an order. */
export const SIGN_OFF_KINDS = ['activate', 'request'] as const;
export type SignOffKind = (typeof SIGN_OFF_KINDS)[number];

export interface SignOffSubject {
  readonly status: SignOffStatus;
  /** The account that asked; null if it was deleted. */
  readonly asked_by: string | null;
  /** True if the caller asked for the sign-off. */
  readonly is_own: boolean;
  /** True if the cost is within the caller's own limit. */
  readonly is_within_limit: boolean;
}

const SECOND_PEOPLE = ['company.owner', 'company.producer', 'company.finance'] as const;

/** An order above a member's own limit; the order takes effect when a second member says yes. */
export const signOffWorkflow = declareWorkflow<SignOffSubject>()({
  noun: 'sign_off',
  table: 'sign_offs',
  columns: { status: SIGN_OFF_STATUSES },
  creation: {
    command: 'ask',
    by: ['company'],
    state: { status: 'asked' },
    notices: { company: 'mail' },
    push: 'to_approve',
    why: 'A member orders above their limit, so a second member of the company must say yes first.',
  },
  transitions: {
    approve: {
      by: SECOND_PEOPLE,
      notBy: 'asked_by',
      from: { status: ['asked'] },
      to: { status: 'approved' },
      guard: ({ is_within_limit }: SignOffSubject): RefusalCode | null => (is_within_limit ? null : 'over_limit'),
      notices: { company: 'notice' },
      why: 'A second member has seen the cost and says yes; the order takes effect at once.',
    },
    refuse: {
      by: SECOND_PEOPLE,
      notBy: 'asked_by',
      from: { status: ['asked'] },
      to: { status: 'refused' },
      notices: { company: 'mail' },
      why: 'A second member has seen the cost and says no, with the reason.',
    },
    withdraw: {
      by: ['company'],
      from: { status: ['asked'] },
      to: { status: 'withdrawn' },
      guard: ({ is_own }: SignOffSubject): RefusalCode | null => (is_own ? null : 'not_allowed_now'),
      notices: {},
      why: 'The member who asked has changed their mind.',
    },
    outdate: {
      by: ['system'],
      from: { status: ['asked'] },
      to: { status: 'outdated' },
      notices: { company: 'notice' },
      why: 'The order now costs more than the member asked for, so they have to ask again.',
    },
    end: {
      by: ['system'],
      from: { status: ['asked'] },
      to: { status: 'outdated' },
      notices: {},
      why: 'A member with a sufficient limit has placed the order, or the order can no longer be placed.',
    },
  },
});
