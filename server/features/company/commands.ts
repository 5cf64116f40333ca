import { sql } from 'kysely';
import type { WordsOf } from '#domain/notification/payload.ts';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Command } from '#domain/workflow/workflows.ts';
import type { AdminActor, SystemActor } from '../../actor.ts';
import type { Trx } from '../../db/transaction.ts';
import type { EventOf } from '../../lifecycle/room.ts';
import { move } from '../../lifecycle/run.ts';
import { lockLinesOf } from '../option/queries/lock-line.ts';
import { companyRoom } from './lifecycle.ts';

/** An administrator's decision about a company, or what follows from an address that was confirmed. */
export async function moveCompany<C extends Command<'company'>>(
  trx: Trx,
  actor: AdminActor | SystemActor,
  id: string,
  command: C,
  words: WordsOf<EventOf<'company', C>>,
  moment: Moment,
) {
  // Its options end with a suspension, and people are locked before the company, as everywhere.
  if (command === 'suspend') await lockLinesOf(trx, sql`o.company_id = ${id}`);
  const [object] = await companyRoom.load(trx, { of: 'company', ids: [id] }, moment);
  return object
    ? move<'company', C>(trx, { noun: 'company', command, object, actor, moment, words })
    : refuse('not_found');
}
