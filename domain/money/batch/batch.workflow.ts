import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_FINANCE } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const BATCH_STATUSES = ['made', 'exported', 'confirmed', 'discarded'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

export interface BatchSubject {
  readonly status: BatchStatus;
  /** Banking day of the payment, ISO. */
  readonly execution_on: string;
}

/** Payouts that go to the bank together, in one file whose content never changes. */
export const batchWorkflow = declareWorkflow<BatchSubject>()({
  noun: 'batch',
  table: 'payout_batches',
  columns: { status: BATCH_STATUSES },
  creation: {
    command: 'make',
    by: BY_FINANCE,
    state: { status: 'made' },
    notices: {},
    why: 'An administrator collects approved payouts of other approvers for one banking day, to the present accounts.',
  },
  transitions: {
    export: {
      by: BY_FINANCE,
      from: { status: ['made', 'exported'] },
      to: { status: 'exported' },
      // A bank refuses a past day, or pays on another day than the books say. A batch that was fetched in time can be
      // fetched again.
      guard: ({ status, execution_on }: BatchSubject, { today }: Moment): RefusalCode | null =>
        status === 'made' && execution_on < today ? 'not_allowed_now' : null,
      notices: {},
      why: 'An administrator fetches the file for the bank; fetched again, it is the same.',
    },
    confirm: {
      by: BY_FINANCE,
      from: { status: ['exported'] },
      to: { status: 'confirmed' },
      notices: {},
      why: 'The bank has accepted the file, so all its payouts are on their way.',
    },
    discard: {
      by: BY_FINANCE,
      from: { status: ['made', 'exported'] },
      to: { status: 'discarded' },
      notices: {},
      why: 'The file never reached the bank, or the bank refused it; its payouts can go in another batch.',
    },
  },
});
