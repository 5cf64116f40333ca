import type { Moment } from '#domain/time/day.ts';
import { SYSTEM } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { moveMany } from '../../../lifecycle/run.ts';
import { slotWishRoom } from '../../slot-wish/lifecycle.ts';

/**
 * Offers the free times of a project to those in line, as follows where one gives a time back. What the company publishes or
 * changes is no event of anybody's, or of many, and offered once all of it is done.
 */
export async function offerFree(trx: Trx, project_id: string, moment: Moment) {
  const wishes = await slotWishRoom.load(trx, { of: 'project', ids: [project_id] }, moment);
  const objects = wishes.filter(({ subject }) => subject.status === 'open' && subject.next_offer !== null);
  return moveMany(trx, { noun: 'slot_wish', command: 'offer', objects, actor: SYSTEM, moment, words: {} });
}
