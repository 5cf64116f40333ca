import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { decide, holdWaiting, type Parts, wholeParts } from './decide-entry.ts';
import { payParts } from './pay-parts.ts';

/** Settles an entry: divides its whole amount between invoices, and registers each part as a payment. */
export async function settleEntry(trx: Trx, actor: AdminActor, id: string, parts: Parts, moment: Moment) {
  const entry = await holdWaiting(trx, id);
  if (isRefusal(entry)) return entry;
  // A reversal takes money back, so it cannot pay invoices.
  if (entry.is_reversal) return refuse('not_allowed_now');
  const found = await wholeParts(trx, entry, parts);
  if (isRefusal(found)) return found;
  await decide(trx, id, { standing: 'settled', decided_by: actor.name, why: null }, moment);
  const paid = await payParts(trx, actor, entry, found, moment);
  return isRefusal(paid) ? paid : { done: true as const };
}

/** Sets an entry aside: it neither pays an invoice nor takes a payment back. */
export async function setAside(trx: Trx, actor: AdminActor, id: string, why: string, moment: Moment) {
  const entry = await holdWaiting(trx, id);
  if (isRefusal(entry)) return entry;
  await decide(trx, id, { standing: 'set_aside', decided_by: actor.name, why }, moment);
  return { done: true as const };
}
