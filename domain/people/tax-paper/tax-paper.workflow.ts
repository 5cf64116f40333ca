import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_FINANCE } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const TAX_PAPER_STATUSES = ['handed_in', 'accepted', 'refused', 'ended'] as const;
export type TaxPaperStatus = (typeof TAX_PAPER_STATUSES)[number];

export interface TaxPaperSubject {
  readonly status: TaxPaperStatus;
  /** Last ISO day of payment for which the paper holds. */
  readonly valid_to: string;
}

const guardPast = ({ valid_to }: TaxPaperSubject, { today }: Moment): RefusalCode | null =>
  valid_to < today ? 'not_allowed_now' : null;

/**
 * A decision of the tax agency or a certificate that changes the tax or the contributions of a talent's wages. It is
 * used once finance has compared it with the agency's answer, because the payer is liable for tax that it did not
 * withhold (59 kap. 2 § SFL).
 */
export const taxPaperWorkflow = declareWorkflow<TaxPaperSubject>()({
  noun: 'tax_paper',
  table: 'tax_papers',
  columns: { status: TAX_PAPER_STATUSES },
  creation: {
    command: 'hand-in',
    by: ['talent', ...BY_FINANCE],
    state: { status: 'handed_in' },
    notices: { admin: 'notice' },
    why: 'A decision on tax or a certificate changes what is withheld from the talent’s wages; finance looks at it first.',
  },
  transitions: {
    accept: {
      by: BY_FINANCE,
      from: { status: ['handed_in'] },
      to: { status: 'accepted' },
      guard: guardPast,
      notices: { talent: 'mail' },
      why: 'An administrator has seen that the paper is right, so wages that are calculated from now on use it.',
    },
    refuse: {
      by: BY_FINANCE,
      from: { status: ['handed_in'] },
      to: { status: 'refused' },
      notices: { talent: 'mail' },
      why: 'The paper does not say what was entered, or cannot be used for our wages; the talent is told why.',
    },
    end: {
      by: ['talent', ...BY_FINANCE],
      from: { status: ['handed_in', 'accepted'] },
      to: { status: 'ended' },
      guard: guardPast,
      notices: {},
      why: 'The paper was entered by mistake or is replaced by another, so wages that are calculated from now on do without it.',
    },
  },
});
