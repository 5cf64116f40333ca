import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor, SystemActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';

export interface Received {
  readonly invoice_id: string;
  /** ISO day on which the bank booked the money. */
  readonly paid_on: string;
  readonly amount_ore: Ore;
  /** The bank's reference; the constraint `invoice_payments_reference_unique` allows it once per invoice. */
  readonly reference: string;
}

type Money =
  | (Received & { readonly kind: 'payment' | 'repayment' })
  | (Received & { readonly kind: 'taken_back'; readonly takes_back: string; readonly reason: string });

/**
 * Stores a payment, a repayment or a payment taken back.
 * @returns the id of the row, which is the cause of its voucher
 */
export async function keepMoney(
  trx: Trx,
  actor: AdminActor | SystemActor,
  money: Money,
  { now }: Moment,
): Promise<string> {
  const { id } = await trx
    .insertInto('invoice_payments')
    .values({ ...money, account_id: actor.account_id, actor_name: actor.name, created_date: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
