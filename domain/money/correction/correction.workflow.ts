import { BY_FINANCE } from '#domain/kernel/roles/admin-roles.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const CORRECTION_STATUSES = ['proposed', 'approved', 'declined'] as const;
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number];

export interface CorrectionSubject {
  readonly status: CorrectionStatus;
  /** The account of the administrator who proposed it: another one approves. */
  readonly proposed_by: string;
}

/** The correction of a voucher that is wrong, which two administrators answer for. */
export const correctionWorkflow = declareWorkflow<CorrectionSubject>()({
  noun: 'correction',
  table: 'voucher_corrections',
  columns: { status: CORRECTION_STATUSES },
  creation: {
    command: 'propose',
    by: BY_FINANCE,
    state: { status: 'proposed' },
    notices: { admin: 'notice' },
    why: 'An administrator has found a voucher that is wrong; nothing is in the books before another one has looked.',
  },
  transitions: {
    approve: {
      by: BY_FINANCE,
      notBy: 'proposed_by',
      from: { status: ['proposed'] },
      to: { status: 'approved' },
      notices: {},
      why: 'Another administrator agrees, so the correction is posted on an open day, with the voucher that it corrects.',
    },
    decline: {
      by: BY_FINANCE,
      from: { status: ['proposed'] },
      to: { status: 'declined' },
      notices: {},
      why: 'The voucher was right, or the proposal wrong; the proposer may take it back too.',
    },
  },
});
