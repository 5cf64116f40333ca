import { batchWorkflow } from './batch/batch.workflow.ts';
import { chargeWorkflow } from './charge/charge.workflow.ts';
import { correctionWorkflow } from './correction/correction.workflow.ts';
import { creditLineWorkflow } from './credit-line/credit-line.workflow.ts';
import type { MoneyFacts, MoneyWords } from './facts.ts';
import { invoiceWorkflow } from './invoice/invoice.workflow.ts';
import { payoutWorkflow } from './payout/payout.workflow.ts';

/** The lifecycles of this context, by entity. */
export const moneyWorkflows = {
  charge: chargeWorkflow,
  invoice: invoiceWorkflow,
  payout: payoutWorkflow,
  batch: batchWorkflow,
  correction: correctionWorkflow,
  credit_line: creditLineWorkflow,
} as const;

/** The lifecycles of this context, and the data written with their events. */
export interface MoneyLifecycles {
  readonly workflows: typeof moneyWorkflows;
  readonly facts: MoneyFacts;
  readonly words: MoneyWords;
}
