import { add, NO_ORE, subtract } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { BOOKED_AGAINST } from '#domain/money/bank/own-money.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { payoutCalled } from '#server/features/money/bank/queries/find-sent-payouts.ts';
import { roundOff } from '#server/features/money/invoice/commands/round-off.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { bookedText } from '#texts/money/bank-words.ts';
import { decide, holdWaiting, type Parts, wholeParts } from './decide-entry.ts';
import { type Part, payParts } from './pay-parts.ts';

// As payParts locks them.
const byInvoice = (one: Part, other: Part) => one.invoice_id.localeCompare(other.invoice_id);

/** The division of an entry, and what else is booked with it. */
interface Settlement {
  readonly parts: Parts;
  /** True registers what the payer paid, and books the bank's fee that was deducted from it. */
  readonly with_fee: boolean;
  /** True closes a rest or an overpayment of an invoice below a krona. */
  readonly rounds: boolean;
}

/** Settles an entry: divides its whole amount between invoices, and registers each part as a payment. */
export async function settleEntry(trx: Trx, actor: AdminActor, id: string, settlement: Settlement, moment: Moment) {
  const { parts, with_fee, rounds } = settlement;
  const entry = await holdWaiting(trx, id);
  if (isRefusal(entry)) return entry;
  // A reversal takes money back and a payout that came back is our own money, so neither pays invoices.
  if (entry.is_reversal || entry.direction === 'out') return refuse('not_allowed_now');
  if (entry.own_id !== '' && (await payoutCalled(trx, entry.own_id))) return refuse('not_allowed_now');
  const fee_ore = with_fee ? entry.fee_ore : NO_ORE;
  const found = await wholeParts(trx, { amount_ore: add(entry.amount_ore, fee_ore) }, parts);
  if (isRefusal(found)) return found;
  await decide(trx, id, { standing: 'settled', decided_by: actor.name, why: null }, moment);
  const paid = await payParts(trx, actor, entry, found, moment);
  if (isRefusal(paid)) return paid;
  for (const { invoice_id } of rounds ? found.toSorted(byInvoice) : []) {
    const rounded = await roundOff(trx, invoice_id, entry.booked_on, moment);
    if (isRefusal(rounded)) return rounded;
  }
  if (fee_ore > 0) {
    const about = { cause_id: id, subject_id: id, project_id: null, happened_on: entry.booked_on };
    const fee = { against: BOOKED_AGAINST.bank_fee, amount_ore: subtract(NO_ORE, fee_ore) };
    await postEvent(trx, { type: 'bank_booked', ...about, ...fee, text: bookedText('bank_fee', entry.text) }, moment);
  }
  return { done: true as const };
}

/** Sets an entry aside: it neither pays an invoice nor takes a payment back. */
export async function setAside(trx: Trx, actor: AdminActor, id: string, why: string, moment: Moment) {
  const entry = await holdWaiting(trx, id);
  if (isRefusal(entry)) return entry;
  await decide(trx, id, { standing: 'set_aside', decided_by: actor.name, why }, moment);
  return { done: true as const };
}
