import { add, NO_ORE, ore, subtract } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { recoveredOf, unroundedOf } from '#domain/money/invoice/loss.ts';
import type { AdminActor, SystemActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { issuedOf } from '#server/features/money/invoice/queries/issued.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { keepMoney, type Received } from './keep-money.ts';
import { holdInvoice, moveInvoice, settleInvoice } from './move-invoice.ts';
import { postAdvancePaid } from './post-advance.ts';
import { recoverLoss, takeBackRounding } from './recover-loss.ts';
import { voucherText } from './write-paper.ts';

/**
 * Registers a full, partial or excessive payment of an invoice, for an administrator or from a bank file. An amount
 * beyond the open amount first recovers what was written off; the rest is owed to the company.
 */
export async function registerPayment(trx: Trx, actor: AdminActor | SystemActor, received: Received, moment: Moment) {
  const invoice = await holdInvoice(trx, received.invoice_id);
  if (isRefusal(invoice)) return invoice;
  const moved = await moveInvoice(trx, invoice, { command: 'register-payment', actor, moment, words: {} });
  if (isRefusal(moved)) return moved;
  const cause_id = await keepMoney(trx, actor, { ...received, kind: 'payment' }, moment);
  const { id, open_ore, creditable_ore, project_id } = invoice;
  const unrounded_ore = unroundedOf(received.amount_ore, invoice);
  const claimed_ore = add(open_ore, unrounded_ore);
  const recovered_ore = recoveredOf(received.amount_ore, { ...invoice, open_ore: claimed_ore });
  const left = ore(Math.max(0, subtract(open_ore, received.amount_ore)));
  const lost_ore = subtract(invoice.lost_ore, recovered_ore);
  const settled = await settleInvoice(trx, invoice, { open_ore: left, creditable_ore, lost_ore }, moment);
  if (isRefusal(settled)) return settled;
  await takeBackRounding(trx, invoice, { unrounded_ore, cause_id, happened_on: received.paid_on }, moment);
  await recoverLoss(trx, invoice, { recovered_ore, cause_id, happened_on: received.paid_on }, moment);
  const text = voucherText('Betalning av faktura', issuedOf(invoice).number, invoice);
  await postEvent(
    trx,
    {
      type: 'payment_received',
      cause_id,
      subject_id: id,
      project_id,
      happened_on: received.paid_on,
      text,
      received_ore: received.amount_ore,
      open_ore: add(claimed_ore, recovered_ore),
      passed_on_ore: NO_ORE,
    },
    moment,
  );
  await postAdvancePaid(trx, invoice, subtract(open_ore, left), { cause_id, happened_on: received.paid_on }, moment);
  return true as const;
}

/** Registers that everything a company has overpaid on an invoice was repaid. */
export async function registerRepayment(
  trx: Trx,
  actor: AdminActor,
  repaid: Omit<Received, 'amount_ore'>,
  moment: Moment,
) {
  const invoice = await holdInvoice(trx, repaid.invoice_id);
  if (isRefusal(invoice)) return invoice;
  const moved = await moveInvoice(trx, invoice, { command: 'repay', actor, moment, words: {} });
  if (isRefusal(moved)) return moved;
  const { id, overpaid_ore: amount_ore, project_id } = invoice;
  const cause_id = await keepMoney(trx, actor, { ...repaid, amount_ore, kind: 'repayment' }, moment);
  const text = voucherText('Återbetalning, faktura', issuedOf(invoice).number, invoice);
  const about = { cause_id, subject_id: id, project_id, happened_on: repaid.paid_on, text };
  await postEvent(trx, { type: 'customer_repaid', ...about, amount_ore }, moment);
  return true as const;
}
