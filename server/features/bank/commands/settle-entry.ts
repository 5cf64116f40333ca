import type { z } from 'zod';
import type { settledParts } from '#contract/bank.ts';
import { add } from '#domain/money/ore.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { AdminActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { announce } from '../../../live/announce.ts';
import { payParts } from './pay-parts.ts';

type Parts = z.output<typeof settledParts>['parts'];

/** Holds an entry for whoever decides it, if nobody has meanwhile. */
async function holdWaiting(trx: Trx, id: string) {
  const entry = await trx
    .selectFrom('bank_entries')
    .select(['id', 'amount_ore', 'booked_on', 'is_reversal', 'standing'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) return refuse('not_found');
  return entry.standing === 'waiting' ? entry : refuse('changed_meanwhile');
}

async function decide(
  trx: Trx,
  id: string,
  decided: { standing: string; decided_by: string; why: string | null },
  { now }: Moment,
) {
  await trx
    .updateTable('bank_entries')
    .set({ ...decided, decided_date: now })
    .where('id', '=', id)
    .execute();
  announce(trx, { topics: [], noun: 'bank' });
}

/** Finds the invoices by their numbers, in the order in which they were written. */
async function invoicesNumbered(trx: Trx, parts: Parts) {
  const rows = await trx
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where(
      'number',
      'in',
      parts.map(({ number }) => number),
    )
    .execute();
  const ids = new Map(rows.map(({ id, number }) => [number, id]));
  return parts.flatMap(({ number, amount_ore }) => {
    const invoice_id = ids.get(number);
    return invoice_id === undefined ? [] : [{ invoice_id, amount_ore }];
  });
}

/** Decides which invoices an entry pays, all of it. */
export async function settleEntry(trx: Trx, actor: AdminActor, id: string, parts: Parts, moment: Moment) {
  const entry = await holdWaiting(trx, id);
  if (isRefusal(entry)) return entry;
  // What takes back a payment pays nothing.
  if (entry.is_reversal) return refuse('not_allowed_now');
  if (add(...parts.map(({ amount_ore }) => amount_ore)) !== entry.amount_ore) return refuse('bank_parts_differ');
  const found = await invoicesNumbered(trx, parts);
  if (found.length < parts.length) return refuse('invoice_unknown');
  await decide(trx, id, { standing: 'settled', decided_by: actor.name, why: null }, moment);
  const paid = await payParts(trx, actor, entry, found, moment);
  return isRefusal(paid) ? paid : { done: true as const };
}

/** Decides that an entry pays no invoice. */
export async function setAside(trx: Trx, actor: AdminActor, id: string, why: string, moment: Moment) {
  const entry = await holdWaiting(trx, id);
  if (isRefusal(entry)) return entry;
  await decide(trx, id, { standing: 'set_aside', decided_by: actor.name, why }, moment);
  return { done: true as const };
}
