import type { Ore } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor, SystemActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { registerPayment } from '#server/features/money/invoice/commands/register-payment.ts';

export interface Part {
  readonly invoice_id: string;
  readonly amount_ore: Ore;
}

/**
 * Stores how an entry is divided between invoices.
 * @returns the parts in the order of the invoices' ids, so that two transactions that lock invoices do not deadlock
 */
export async function keepParts(trx: Trx, { id: entry_id }: { readonly id: string }, parts: readonly Part[]) {
  const inOrder = parts.toSorted((one, other) => one.invoice_id.localeCompare(other.invoice_id));
  await trx
    .insertInto('bank_entry_parts')
    .values(inOrder.map((part) => ({ entry_id, ...part })))
    .execute();
  return inOrder;
}

/** Stores the parts of an entry, and registers each as payment of its invoice. */
export async function payParts(
  trx: Trx,
  actor: AdminActor | SystemActor,
  entry: { readonly id: string; readonly booked_on: string },
  parts: readonly Part[],
  moment: Moment,
) {
  for (const part of await keepParts(trx, entry, parts)) {
    const received = { ...part, paid_on: entry.booked_on, reference: `Bank ${entry.id}` };
    const registered = await registerPayment(trx, actor, received, moment);
    if (isRefusal(registered)) return registered;
  }
  return true as const;
}
