import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { add, NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { compensationLeft } from '#domain/money/invoice/late-compensation.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { loadRates } from '#server/features/deal/rate/queries/load-rates.ts';
import { issuedOf } from '#server/features/money/invoice/queries/issued.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { holdInvoice, moveInvoice } from './move-invoice.ts';
import { voucherText } from './write-paper.ts';

export interface Handover {
  /** ISO day on which the collector got the invoice. */
  readonly handed_on: string;
  /** Name of the collector, and its number for the case. */
  readonly collector: string;
  /** True to charge the compensation for late payment. */
  readonly has_compensation: boolean;
}

/** The rest that may be charged as compensation for late payment, after the fees of reminders. */
async function findCompensation(trx: Trx, invoice_id: string, { today }: Moment): Promise<Ore> {
  const [rates, { rows }] = await Promise.all([
    loadRates(trx, today),
    sql<{ fees_ore: Ore }>`
      select coalesce(sum(fee_ore), 0)::bigint as fees_ore from invoice_reminders where invoice_id = ${invoice_id}`.execute(
      trx,
    ),
  ]);
  return compensationLeft(rates.late_payment_fee.value, rows[0]?.fees_ore ?? NO_ORE);
}

/**
 * Registers that a debt collector collects an invoice: the day, the collector and the amount handed over. The
 * compensation for late payment is charged in the same transaction. Payments are registered as before.
 */
export async function handOver(trx: Trx, actor: AdminActor, id: string, handover: Handover, moment: Moment) {
  const invoice = await holdInvoice(trx, id);
  if (isRefusal(invoice)) return invoice;
  // An invoice of which nothing is open has nothing to collect.
  if (invoice.open_ore <= 0) return refuse('not_allowed_now');
  const moved = await moveInvoice(trx, invoice, { command: 'hand-to-collection', actor, moment, words: {} });
  if (isRefusal(moved)) return moved;
  const { handed_on, collector, has_compensation } = handover;
  const fee_ore = has_compensation ? await findCompensation(trx, id, moment) : NO_ORE;
  const cause_id = randomUUID();
  await trx
    .insertInto('invoice_handovers')
    .values({
      id: cause_id,
      invoice_id: id,
      handed_on,
      collector,
      fee_ore,
      total_ore: add(invoice.open_ore, fee_ore),
      account_id: actor.account_id,
      actor_name: actor.name,
      created_date: moment.now,
    })
    .execute();
  if (fee_ore === NO_ORE) return true as const;
  const text = voucherText('Förseningsersättning, faktura', issuedOf(invoice).number, invoice);
  const about = { cause_id, subject_id: id, project_id: invoice.project_id, happened_on: moment.today, text };
  await postEvent(trx, { type: 'late_fee_charged', ...about, amount_ore: fee_ore }, moment);
  return true as const;
}
