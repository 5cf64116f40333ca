import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { writtenSupplierInvoice } from '#contract/money/supplier-invoice.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { boughtOf } from '#domain/money/ledger/of-price.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { payoutObject } from '#server/features/money/payout/lifecycle.ts';
import { move } from '#server/lifecycle/run.ts';
import { announcePayouts, holdNamed } from './move-payouts.ts';

type Written = z.output<typeof writtenSupplierInvoice> & { readonly id: string };

/**
 * Registers the invoice of the umbrella company that employs the talent: the purchase is in the books from then on, and
 * the payout can be approved. The invoice is on the amount of the payout, and on one payout only.
 */
export async function registerSupplierInvoice(
  trx: Trx,
  actor: AdminActor,
  { id: payout_id, ...invoice }: Written,
  moment: Moment,
) {
  const payouts = await holdNamed(trx, actor, [payout_id]);
  if (isRefusal(payouts)) return payouts;
  const [payout] = payouts;
  if (!payout) return refuse('not_found');
  const moved = await move(trx, {
    noun: 'payout',
    command: 'register-invoice',
    object: payoutObject(payout),
    actor,
    moment,
    words: {},
  } as const);
  if (isRefusal(moved)) return moved;
  const { price, amount_ore, project_id, role_title, project_title } = payout;
  if (!price || invoice.total_ore !== amount_ore) return refuse('supplier_invoice_differs');
  const id = randomUUID();
  const { account_id, name: actor_name } = actor;
  const written = await trx
    .insertInto('supplier_invoices')
    .values({ id, payout_id, ...invoice, account_id, actor_name, created_date: moment.now })
    .onConflict((conflict) => conflict.columns(['org_number', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return refuse('supplier_invoice_known');
  const vat = price.vat.map(({ points, ...sums }) => ({ points: basisPoints(points), ...sums }));
  const bought = boughtOf({ vat, earned_ore: price.earned_ore });
  const text = `Faktura ${invoice.number}, ${invoice.supplier_name}, ${role_title} i ${project_title}`.slice(0, 200);
  const about = { cause_id: id, subject_id: payout_id, project_id, happened_on: moment.today, text };
  await postEvent(trx, { type: 'supplier_billed', ...about, bought }, moment);
  announcePayouts(trx, [payout]);
  return payout;
}
