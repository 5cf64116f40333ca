import { type RawBuilder, sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { ThreadActor } from '#server/features/talk/thread/policy.ts';
import { type LoadedThread, loadThread } from '#server/features/talk/thread/queries/load-thread.ts';
import { announce, type Topic } from '#server/live/announce.ts';
import { markTold } from './tell-unread.ts';

/**
 * Moves the actor's read mark forward to a message, at most to the last. Cancels the actor's waiting mail if all
 * messages of the other side are read.
 */
function moveMark(trx: Trx, actor: ThreadActor, { kind, chat_id }: LoadedThread, number: number, now: string) {
  if (kind === 'project' && actor.role === 'talent') {
    return sql`
      insert into project_chat_readers as r (chat_id, talent_id, read_number, read_date)
      select h.id, ${actor.talent_id}::uuid, least(${number}::integer, h.last_number), ${now}::timestamptz from project_chats h where h.id = ${chat_id}
      on conflict (chat_id, talent_id) do update
        set read_number = excluded.read_number, read_date = excluded.read_date,
          mail_date = case when excluded.read_number < (select company_wrote from project_chats where id = ${chat_id}) then r.mail_date end
        where r.read_number < excluded.read_number`.execute(trx);
  }
  const own = (name: string): RawBuilder<number> => sql.ref(`${actor.role}_${name}`);
  const theirs = sql.ref(actor.role === 'talent' ? 'company_wrote' : 'talent_wrote');
  return sql`
    update project_chats set ${own('read')} = least(${number}::integer, last_number), ${own('read_date')} = ${now},
      ${own('mail_date')} = case when ${number}::integer < ${theirs} then ${own('mail_date')} end
    where id = ${chat_id} and ${own('read')} < least(${number}::integer, last_number)`.execute(trx);
}

/** Marks a thread as read up to a message. The other side's open screen shows this at once. */
export async function readThread(trx: Trx, actor: ThreadActor, id: string, number: number, moment: Moment) {
  const thread = await loadThread(trx, actor, id, moment);
  if (!thread) return refuse('not_found');
  if (thread.chat_id === null) return { done: true as const };
  const { numAffectedRows = 0n } = await moveMark(trx, actor, thread, number, moment.now);
  if (numAffectedRows === 0n) return { done: true as const };
  await markTold(trx, actor, thread);
  const own: Topic = actor.role === 'talent' ? `talent:${actor.talent_id}` : `company:${actor.company_id}`;
  announce(trx, { topics: [own], noun: 'notice' });
  const other: Topic[] = thread.talent_id === null ? [] : [`talent:${thread.talent_id}`];
  announce(trx, {
    topics: [...new Set([own, `company:${thread.company_id}` as const, ...other])],
    noun: 'message',
    ids: [id],
  });
  return { done: true as const };
}
