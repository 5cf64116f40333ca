import { sql } from 'kysely';
import { add, NO_ORE, ore, subtract } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type AdminActor, SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { issuedOf } from '#server/features/money/invoice/queries/issued.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { keepMoney, type Received } from './keep-money.ts';
import { holdInvoice, moveInvoice } from './move-invoice.ts';
import { paidBefore, postAdvancePaid } from './post-advance.ts';
import { voucherText } from './write-paper.ts';

interface Mistaken {
  readonly invoice_id: string;
  readonly payment_id: string;
  readonly reason: string;
  /**
   * ISO day on which the money left the account, if the bank has taken it back; left out if the money is still there.
   */
  readonly left_on?: string;
}

/** A payment of the invoice that was not taken back; undefined if there is none with this id. */
async function findStanding(trx: Trx, { invoice_id, payment_id }: Mistaken): Promise<Received | undefined> {
  const { rows } = await sql<Received>`
    select y.invoice_id, y.paid_on, y.amount_ore, y.reference from invoice_payments y
    where y.id = ${payment_id} and y.invoice_id = ${invoice_id} and y.kind = 'payment'
      and not exists (select from invoice_payments b where b.takes_back = y.id)`.execute(trx);
  return rows[0];
}

/**
 * Takes back a payment that was registered on the wrong invoice, or that the bank has taken back. Its voucher stays,
 * and a second voucher reverses it, today or on the bank's day. An overpayment on the invoice is reduced first; for the
 * rest the invoice is open again. Money that is still on the account can be registered on the right invoice.
 */
export async function takeBackPayment(trx: Trx, actor: AdminActor, mistaken: Mistaken, moment: Moment) {
  const invoice = await holdInvoice(trx, mistaken.invoice_id);
  if (isRefusal(invoice)) return invoice;
  const payment = await findStanding(trx, mistaken);
  if (!payment) return refuse('changed_meanwhile');
  const reopened_ore = ore(Math.max(0, subtract(payment.amount_ore, invoice.overpaid_ore)));
  // An advance that an invoice has deducted is spent.
  if (invoice.is_advance && subtract(paidBefore(invoice), reopened_ore) < invoice.settled_ore)
    return refuse('not_allowed_now');
  const { reason, payment_id, left_on = moment.today } = mistaken;
  const moved = await moveInvoice(trx, invoice, { command: 'take-back-payment', actor, moment, words: { reason } });
  if (isRefusal(moved)) return moved;
  const { id, overpaid_ore, open_ore, project_id } = invoice;
  const { amount_ore } = payment;
  const money = { ...payment, paid_on: left_on, kind: 'taken_back' as const, takes_back: payment_id, reason };
  const cause_id = await keepMoney(trx, actor, money, moment);
  if (invoice.status !== 'issued' && subtract(add(open_ore, amount_ore), overpaid_ore) > 0) {
    const reopened = await moveInvoice(trx, invoice, { command: 'reopen', actor: SYSTEM, moment, words: {} });
    if (isRefusal(reopened)) return reopened;
  }
  const text = voucherText('Återtagen betalning av faktura', issuedOf(invoice).number, invoice);
  const about = { cause_id, subject_id: id, project_id, happened_on: left_on, text };
  await postEvent(trx, { type: 'payment_taken_back', ...about, amount_ore, overpaid_ore }, moment);
  await postAdvancePaid(trx, invoice, subtract(NO_ORE, reopened_ore), { cause_id, happened_on: left_on }, moment);
  return true as const;
}
