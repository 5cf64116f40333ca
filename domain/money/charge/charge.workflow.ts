import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

const CHARGE_STATUSES = ['owed', 'invoiced'] as const;
type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** Kinds of charges: reported work, or an extended right. */
export const CHARGE_KINDS = ['work', 'extension'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

export interface ChargeSubject {
  readonly status: ChargeStatus;
}

/** A charge as reactions see it; `is_on_invoice`: true if the charge is on an invoice that has not released it. */
export interface ReactingCharge extends ChargeSubject {
  readonly is_on_invoice: boolean;
}

/**
 * The price of one piece of approved work, frozen at the approval, or of one extended right: the invoice to the company
 * and the payout to the talent use nothing else.
 */
export const chargeWorkflow = declareWorkflow<ChargeSubject, ReactingCharge>()({
  noun: 'charge',
  table: 'charges',
  columns: { status: CHARGE_STATUSES },
  creation: {
    command: 'arise',
    by: ['system'],
    state: { status: 'owed' },
    notices: {},
    why: 'Both sides agree on the work, so its price is fixed from now on.',
  },
  transitions: {
    invoice: {
      by: ['system'],
      from: { status: ['owed'] },
      to: { status: 'invoiced' },
      notices: {},
      why: 'The charge is on an invoice, and on no other.',
    },
    release: {
      by: ['system'],
      from: { status: ['invoiced'] },
      to: { status: 'owed' },
      notices: {},
      why: 'The invoice was discarded or credited, so the charge can go on another.',
    },
  },
});
