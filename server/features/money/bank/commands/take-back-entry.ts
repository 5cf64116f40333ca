import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { takesBackPayment } from '#domain/money/bank/bank-entry.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { moneyTakenBack } from '#server/features/money/bank/queries/find-payments.ts';
import { takeBackPayment } from '#server/features/money/invoice/commands/take-back-payment.ts';
import { reversedByBank } from '#texts/money/bank-words.ts';
import { decide, holdWaiting, type Parts, wholeParts } from './decide-entry.ts';
import { keepParts, type Part } from './pay-parts.ts';

/**
 * A valid payment of exactly this amount on an invoice: the payment that the bank means, if known, otherwise the
 * latest.
 */
async function findPayment(trx: Trx, { invoice_id, amount_ore }: Part, meant: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select y.id from invoice_payments y
    where y.invoice_id = ${invoice_id} and y.kind = 'payment' and y.amount_ore = ${amount_ore}
      and not exists (select from invoice_payments b where b.takes_back = y.id)
    order by y.id = any(${meant}::uuid[]) desc, y.paid_on desc, y.id limit 1`.execute(trx);
  return rows[0]?.id;
}

/**
 * Takes back the payments that a reversal undoes, so that their invoices are open again. The books use the day on which
 * the money left the account.
 */
export async function takeBackEntry(trx: Trx, actor: AdminActor, id: string, parts: Parts, moment: Moment) {
  const entry = await holdWaiting(trx, id);
  if (isRefusal(entry)) return entry;
  if (!takesBackPayment(entry)) return refuse('not_allowed_now');
  const found = await wholeParts(trx, entry, parts);
  if (isRefusal(found)) return found;
  const [likely] = await moneyTakenBack(trx, [entry]);
  const meant = (likely ?? []).slice(0, 1).flatMap(({ money }) => money.parts.map(({ payment_id }) => payment_id));
  await decide(trx, id, { standing: 'settled', decided_by: actor.name, why: null }, moment);
  const reason = reversedByBank(entry.booked_on);
  for (const part of await keepParts(trx, entry, found)) {
    const payment_id = await findPayment(trx, part, meant);
    if (payment_id === undefined) return refuse('bank_payment_unknown');
    const mistaken = { invoice_id: part.invoice_id, payment_id, reason, left_on: entry.booked_on };
    const taken = await takeBackPayment(trx, actor, mistaken, moment);
    if (isRefusal(taken)) return taken;
  }
  return { done: true as const };
}
