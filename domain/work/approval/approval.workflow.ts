import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const APPROVAL_STATUSES = ['asked', 'shown', 'signed', 'declined', 'cancelled'] as const;
type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export interface ApprovalSubject {
  readonly status: ApprovalStatus;
  /** Instant from which the link is no longer valid. */
  readonly token_expires_date: string;
}

/** An approval as reactions see it. `is_agreement_over`: true if the agreement can no longer be signed. */
export interface ReactingApproval extends ApprovalSubject {
  readonly is_agreement_over: boolean;
  /** True while the signer's consent as a guardian holds. */
  readonly is_guardian: boolean;
}

const guardLink = (approval: ApprovalSubject, moment: Moment) =>
  Date.parse(moment.now) >= Date.parse(approval.token_expires_date) ? 'dead_link' : null;

/**
 * The signature of one guardian on the agreement of a talent under 18 (föräldrabalken 6:12 and 9:1). Each guardian on
 * record has an approval and its own link, without an account. A guardian who is added after the others have signed is
 * not asked to sign, because those signatures hold, but can read the agreement and add facts for the clearance.
 */
export const approvalWorkflow = declareWorkflow<ApprovalSubject, ReactingApproval>()({
  noun: 'approval',
  table: 'agreement_approvals',
  columns: { status: APPROVAL_STATUSES },
  creation: {
    command: 'ask',
    by: ['system'],
    state: { status: 'asked' },
    notices: { guardian: 'mail' },
    why: 'The company has signed, so each guardian gets a link to the agreement.',
  },
  otherCreation: {
    command: 'show',
    by: ['system'],
    state: { status: 'shown' },
    notices: { guardian: 'mail' },
    why: 'A person who became a guardian after the signing has nothing to sign, but can read the agreement and add facts for the clearance.',
  },
  transitions: {
    sign: {
      by: ['guardian'],
      from: { status: ['asked'] },
      to: { status: 'signed' },
      guard: guardLink,
      notices: { guardian: 'mail' },
      why: 'The guardian signs and keeps the link, which shows the agreement from then on.',
    },
    decline: {
      by: ['guardian'],
      from: { status: ['asked'] },
      to: { status: 'declined' },
      guard: guardLink,
      notices: {},
      why: 'The guardian declines with a reason, which ends the agreement.',
    },
    remind: {
      by: ['system'],
      from: { status: ['asked'] },
      to: {},
      deadline: { column: 'remind_date', passes: 'instant' },
      notices: { guardian: 'mail' },
      why: 'The guardian has not answered a day after being asked, nor the day after that, and gets a new link.',
    },
    cancel: {
      by: ['system'],
      from: { status: ['asked', 'shown'] },
      to: { status: 'cancelled' },
      notices: {},
      why: 'The agreement has ended, or this guardian’s consent has, so the link must no longer sign or record anything.',
    },
  },
});
