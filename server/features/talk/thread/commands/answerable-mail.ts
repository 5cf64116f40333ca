import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { whyNotWrite } from '#domain/talk/thread/thread.rules.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findWriter } from '#server/features/talk/thread/queries/find-writer.ts';
import { loadThread } from '#server/features/talk/thread/queries/load-thread.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import { unreadWords } from '#texts/talk/reply-words.ts';

/** Maximum number of unread messages in one mail: the oldest, which the answer is most likely about. */
const SHOWN = 5;

/** The reader of a thread with unread messages. */
export interface Reader {
  readonly account_id: string;
  readonly candidate_id: string;
  readonly path: string;
}

/**
 * The mail about the unread messages of one thread, with their words and an address that answers in the thread; null if
 * the reader may not write there, or all messages have been read or hidden meanwhile.
 */
export async function answerableMail(
  trx: Trx,
  { account_id, candidate_id, path }: Reader,
  moment: Moment,
): Promise<MailContent | null> {
  const actor = await findWriter(trx, account_id);
  const thread = actor && (await loadThread(trx, actor, candidate_id, moment));
  if (!thread?.chat_id || whyNotWrite(thread.side, thread) !== null) return null;
  const { chat_id, side, company_name, talent_name, project_title } = thread;
  const { rows: said } = await sql<{ number: number; body: string }>`
    select number, body from project_messages
    where chat_id = ${chat_id} and sender_side <> ${side} and hidden_reason is null
      and number > ${side === 'talent' ? thread.talent_read : thread.company_read}
    order by number limit ${SHOWN}`.execute(trx);
  if (said.length === 0) return null;
  const { rows } = await sql<{ id: string }>`
    insert into reply_addresses (chat_id, account_id, mailed_number, created_date)
    values (${chat_id}, ${account_id}, ${said.at(-1)?.number ?? 0}, ${moment.now})
    on conflict on constraint reply_addresses_once do update set mailed_number = excluded.mailed_number
    returning id`.execute(trx);
  const reply_to = rows[0]?.id;
  if (!reply_to) throw new Error('A reply address that was just made is gone');
  const sender_name = (side === 'talent' ? company_name : talent_name) ?? '';
  const bodies = said.map(({ body }) => body);
  return { ...unreadWords({ sender_name, project_title, bodies, path }), reply_to };
}
