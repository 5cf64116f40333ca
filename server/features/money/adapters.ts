import type { Adapters } from '#server/lifecycle/adapter.ts';
import { batchAdapter } from './batch/lifecycle.ts';
import { chargeAdapter } from './charge/lifecycle.ts';
import { correctionAdapter } from './correction/lifecycle.ts';
import { creditLineAdapter } from './credit-line/lifecycle.ts';
import { invoiceAdapter } from './invoice/lifecycle.ts';
import { payoutAdapter } from './payout/lifecycle.ts';

/** The lifecycle adapters of this context, keyed by noun. */
export const adapters = {
  charge: chargeAdapter,
  invoice: invoiceAdapter,
  payout: payoutAdapter,
  batch: batchAdapter,
  correction: correctionAdapter,
  credit_line: creditLineAdapter,
} satisfies Partial<Adapters>;
