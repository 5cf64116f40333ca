import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { loadThread } from '#server/features/talk/thread/queries/load-thread.ts';
import { showThread } from '#server/features/talk/thread/queries/show-thread.ts';
import { announce } from '#server/live/announce.ts';

/** Whom a talent wants to hear of is nobody else's: the company's screens stir as after any message and any profile. */
function announceBlock(trx: Trx, { talent_id }: TalentActor, company_id: string): void {
  announce(trx, { topics: [`talent:${talent_id}`], noun: 'block' });
  announce(trx, { topics: [`talent:${talent_id}`, `company:${company_id}`], noun: 'message' });
  announce(trx, { topics: [`company:${company_id}`], noun: 'profile', ids: [talent_id] });
}

/** Holds the threads of the two, in one order: what is being written in them comes before, and nothing after. */
const holdThreads = (trx: Trx, talent_id: string, company_id: string) =>
  sql`select from project_chats where talent_id = ${talent_id} and company_id = ${company_id} order by id for no key update`.execute(
    trx,
  );

/** Blocks the company of a thread. It again changes nothing. */
export async function blockCompany(trx: Trx, actor: TalentActor, id: string, moment: Moment) {
  const { talent_id } = actor;
  const thread = await loadThread(trx, actor, id, moment);
  if (!thread) return refuse('not_found');
  const { company_id } = thread;
  await holdThreads(trx, talent_id, company_id);
  await sql`
    insert into talent_blocks (talent_id, company_id, created_date) values (${talent_id}, ${company_id}, ${moment.now})
    on conflict do nothing`.execute(trx);
  announceBlock(trx, actor, company_id);
  const blocked = await loadThread(trx, actor, id, moment);
  // What goes to all who are booked is read no more once the work is done.
  return blocked ? showThread(trx, blocked) : refuse('not_found');
}

/** Lets a company find, ask and write again. */
export async function unblockCompany(trx: Trx, actor: TalentActor, company_id: string) {
  await sql`
    delete from talent_blocks where talent_id = ${actor.talent_id} and company_id = ${company_id}`.execute(trx);
  announceBlock(trx, actor, company_id);
  return { done: true } as const;
}
