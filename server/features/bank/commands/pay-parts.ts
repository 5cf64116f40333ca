import type { Ore } from '#domain/money/ore.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { AdminActor, SystemActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { registerPayment } from '../../invoice/commands/register-payment.ts';

export interface Part {
  readonly invoice_id: string;
  readonly amount_ore: Ore;
}

/** Registers what an entry pays on each invoice. Invoices are held in one order, so that two who pay do not lock each other. */
export async function payParts(
  trx: Trx,
  actor: AdminActor | SystemActor,
  { id: entry_id, booked_on }: { readonly id: string; readonly booked_on: string },
  parts: readonly Part[],
  moment: Moment,
) {
  const inOrder = parts.toSorted((one, other) => one.invoice_id.localeCompare(other.invoice_id));
  await trx
    .insertInto('bank_entry_parts')
    .values(inOrder.map((part) => ({ entry_id, ...part })))
    .execute();
  for (const part of inOrder) {
    const received = { ...part, paid_on: booked_on, reference: `Bank ${entry_id}` };
    const registered = await registerPayment(trx, actor, received, moment);
    if (isRefusal(registered)) return registered;
  }
  return true as const;
}
