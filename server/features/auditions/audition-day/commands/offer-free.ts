import type { Moment } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { slotWishAdapter } from '#server/features/auditions/slot-wish/lifecycle.ts';
import { moveMany } from '#server/lifecycle/run.ts';

/**
 * Offers the free times of a project to the waiting talents. A reaction does the same when one talent gives a time
 * back. Commands that publish or change times may free many seats, so they call this function once, at their end.
 */
export async function offerFree(trx: Trx, project_id: string, moment: Moment) {
  const wishes = await slotWishAdapter.load(trx, { of: 'project', ids: [project_id] }, moment);
  const objects = wishes.filter(({ subject }) => subject.status === 'open' && subject.next_offer !== null);
  return moveMany(trx, { noun: 'slot_wish', command: 'offer', objects, actor: SYSTEM, moment, words: {} });
}
