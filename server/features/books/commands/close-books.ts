import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { AdminActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { announce } from '../../../live/announce.ts';
import { closeMonth } from '../../ledger/commands/close-month.ts';
import { findClosable } from '../queries/list-months.ts';

/** Closes a month (its first ISO day) if it is the one that may be closed; one that is closed already stays so. */
export async function closeBooks(trx: Trx, actor: AdminActor, month: string, moment: Moment) {
  const closed = await trx.selectFrom('closed_months').select('month').where('month', '=', month).executeTakeFirst();
  if (!closed) {
    if ((await findClosable(trx, moment)) !== month) return refuse('not_allowed_now');
    await closeMonth(trx, actor, month, moment);
    announce(trx, { topics: [], noun: 'books' });
  }
  return { done: true as const };
}
