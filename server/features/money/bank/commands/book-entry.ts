import { NO_ORE, subtract } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { takesBackPayment } from '#domain/money/bank/bank-entry.ts';
import { BOOKED_AGAINST, BOOKED_AS, type BookedAs } from '#domain/money/bank/own-money.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { payoutCalled } from '#server/features/money/bank/queries/find-sent-payouts.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { bookedText } from '#texts/money/bank-words.ts';
import { decide, holdEntry } from './decide-entry.ts';

/** Books an entry as a fee, interest or tax, on the bank's day. */
export async function bookEntry(trx: Trx, actor: AdminActor, id: string, booked_as: BookedAs, moment: Moment) {
  const entry = await holdEntry(trx, id, ['waiting', 'out']);
  if (isRefusal(entry)) return entry;
  const { direction, is_reversal, amount_ore, booked_on, own_id, text } = entry;
  const isOfDirection = BOOKED_AS[direction].some((one) => one === booked_as);
  // A reversal of money that came in takes a customer's payment back.
  const takesBack = takesBackPayment({ direction, is_reversal });
  if (takesBack || !isOfDirection || amount_ore === NO_ORE) return refuse('not_allowed_now');
  if (own_id !== '' && (await payoutCalled(trx, own_id))) return refuse('not_allowed_now');
  await decide(trx, id, { standing: 'booked', decided_by: actor.name, why: null, booked_as }, moment);
  const about = { cause_id: id, subject_id: id, project_id: null, happened_on: booked_on };
  const moved = direction === 'in' ? amount_ore : subtract(NO_ORE, amount_ore);
  const money = { against: BOOKED_AGAINST[booked_as], amount_ore: moved, text: bookedText(booked_as, text) };
  await postEvent(trx, { type: 'bank_booked', ...about, ...money }, moment);
  return { done: true as const };
}
