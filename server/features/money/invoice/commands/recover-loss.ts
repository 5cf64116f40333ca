import { NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { recoveryOf } from '#domain/money/invoice/loss.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findLoss } from '#server/features/money/invoice/queries/find-loss.ts';
import { issuedOf } from '#server/features/money/invoice/queries/issued.ts';
import type { LoadedInvoice } from '#server/features/money/invoice/queries/load-invoices.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { voucherText } from './write-paper.ts';

interface Cause {
  /** The id of the payment or credit note. */
  readonly cause_id: string;
  readonly happened_on: string;
}

/** Posts that an amount that was rounded off is paid or credited after all: it becomes a claim again. */
export async function takeBackRounding(
  trx: Trx,
  invoice: LoadedInvoice,
  { unrounded_ore, cause_id, happened_on }: Cause & { readonly unrounded_ore: Ore },
  moment: Moment,
): Promise<void> {
  if (unrounded_ore === NO_ORE) return;
  const { id, project_id } = invoice;
  const text = voucherText('Återtagen avrundning, faktura', issuedOf(invoice).number, invoice);
  const about = { cause_id, subject_id: id, project_id, happened_on, text };
  await postEvent(trx, { type: 'rounded_off', ...about, left_ore: subtract(NO_ORE, unrounded_ore) }, moment);
}

interface Recovery extends Cause {
  readonly recovered_ore: Ore;
}

/**
 * Posts that a written off amount is paid or credited after all: it becomes a claim again, with its VAT, before it is
 * settled.
 */
export async function recoverLoss(trx: Trx, invoice: LoadedInvoice, recovery: Recovery, moment: Moment): Promise<void> {
  const { recovered_ore, cause_id, happened_on } = recovery;
  if (recovered_ore === NO_ORE) return;
  const { id, project_id } = invoice;
  const text = voucherText('Återvunnen förlust, faktura', issuedOf(invoice).number, invoice);
  const recovered = recoveryOf(recovered_ore, await findLoss(trx, id));
  const about = { cause_id, subject_id: id, project_id, happened_on, text };
  await postEvent(trx, { type: 'loss_recovered', ...about, ...recovered }, moment);
}
