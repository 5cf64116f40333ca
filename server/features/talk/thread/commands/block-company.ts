import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { loadThread } from '#server/features/talk/thread/queries/load-thread.ts';
import { showThread } from '#server/features/talk/thread/queries/show-thread.ts';
import { announce } from '#server/live/announce.ts';

/**
 * Refreshes the screens after a block. The block is private to the talent, so the company's screens learn only that a
 * thread and a profile have changed, which happens for many reasons.
 */
function announceBlock(trx: Trx, { talent_id }: TalentActor, company_id: string): void {
  announce(trx, { topics: [`talent:${talent_id}`], noun: 'block' });
  announce(trx, { topics: [`talent:${talent_id}`, `company:${company_id}`], noun: 'message' });
  announce(trx, { topics: [`company:${company_id}`], noun: 'profile', ids: [talent_id] });
}

/**
 * Locks all threads between the talent and the company, in the order of their ids: a message in progress commits before
 * the block, and no message commits after it.
 */
const holdThreads = (trx: Trx, talent_id: string, company_id: string) =>
  sql`select from project_chats where talent_id = ${talent_id} and company_id = ${company_id} order by id for no key update`.execute(
    trx,
  );

/** Blocks the company of a thread. Blocking again changes nothing. */
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
  // Null for a project's thread after the work is completed, which a talent who has blocked the company can no longer
  // read.
  return blocked ? showThread(trx, blocked) : refuse('not_found');
}

/** Ends a block: the company may again find, ask and write to the talent. */
export async function unblockCompany(trx: Trx, actor: TalentActor, company_id: string) {
  await sql`
    delete from talent_blocks where talent_id = ${actor.talent_id} and company_id = ${company_id}`.execute(trx);
  announceBlock(trx, actor, company_id);
  return { done: true } as const;
}
