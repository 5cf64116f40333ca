import { sql } from 'kysely';
import { MESSAGES_AT_ONCE, type Thread, type ThreadMessage } from '#contract/talk/thread.ts';
import { mentionsContact } from '#domain/kernel/contact-details.ts';
import { actsOf, type ThreadSide, whyNotWrite } from '#domain/talk/thread/thread.rules.ts';
import type { Db } from '#server/db/transaction.ts';
import { IS_REACHED } from '#server/features/talk/thread/policy.ts';
import { findPrivateFile, type PrivateFile } from '#server/files/private-files.ts';
import type { LoadedThread } from './load-thread.ts';

type MessageRow = Omit<ThreadMessage, 'is_unprotected' | 'sender_name'> & { member_name: string | null };

/**
 * The facts of a thread that its messages need. `side` is the reader: one of the thread's sides, or an administrator.
 */
type Read = Pick<LoadedThread, 'chat_id' | 'talent_name' | 'is_booked'> & { readonly side: ThreadSide | 'admin' };

/**
 * The newest messages of a thread by a condition on `m` (project_messages), at most MESSAGES_AT_ONCE, oldest first. The
 * text and files of hidden messages are shown to administrators only.
 */
export async function findMessages(db: Db, thread: Read, where: ReturnType<typeof sql>): Promise<ThreadMessage[]> {
  const isShown = sql`(m.hidden_reason is null or ${thread.side === 'admin'})`;
  const { rows } = await sql<MessageRow>`
    select m.id, m.number, m.sender_side as side, a.name as member_name, m.created_date as sent_date, m.hidden_reason,
      m.answer_id is not null as is_to_all,
      case when ${isShown} then m.body else '' end as body,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes,
          'is_picture', f.content_type like 'image/%') order by f.kind)
        from private_files f where f.noun = 'message' and f.subject_id = m.id and f.deleted_date is null and ${isShown}), '[]') as files
    from project_messages m left join accounts a on a.id = m.sender_account_id
    where m.chat_id = ${thread.chat_id}::uuid and ${where}
    order by m.number desc limit ${MESSAGES_AT_ONCE}`.execute(db);
  return rows.toReversed().map(({ member_name, ...row }) => ({
    ...row,
    sender_name: (row.side === 'talent' ? thread.talent_name : member_name) ?? '',
    is_unprotected: row.side === thread.side && !thread.is_booked && mentionsContact(row.body),
  }));
}

/** The messages of a thread before the one with the number `before`, at most MESSAGES_AT_ONCE. */
export const messagesBefore = (db: Db, thread: LoadedThread, before: number) =>
  findMessages(db, thread, sql`m.number < ${before}`);

/** One message of a thread, which the caller knows to exist. */
export async function findMessage(db: Db, thread: LoadedThread, id: string): Promise<ThreadMessage> {
  const [message] = await findMessages(db, thread, sql`m.id = ${id}`);
  if (!message) throw new Error('A message that was just written is gone');
  return message;
}

/** A file of a message in a thread, unless the message is hidden; null for any other file. */
export async function findFile(db: Db, { chat_id }: LoadedThread, file_id: string): Promise<PrivateFile | null> {
  const file = await findPrivateFile(db, file_id);
  if (file?.noun !== 'message') return null;
  const { rows } = await sql`
    select from project_messages
    where id = ${file.subject_id} and chat_id = ${chat_id}::uuid and hidden_reason is null`.execute(db);
  return rows.length > 0 ? file : null;
}

/** The read marks of the booked talents in a project's thread, at most a hundred, the least read first. */
async function readersOf(db: Db, { id, chat_id }: LoadedThread): Promise<Thread['readers']> {
  const { rows } = await sql<Thread['readers'][number]>`
    select btrim(t.first_name || ' ' || t.last_name) as name, coalesce(r.read_number, 0) as read_number, r.read_date
    from (select distinct held.talent_id from bookings held where held.project_id = ${id} and ${IS_REACHED}) b
      join talents t on t.id = b.talent_id
      left join project_chat_readers r on r.chat_id = ${chat_id}::uuid and r.talent_id = b.talent_id
    order by coalesce(r.read_number, 0), t.last_name, t.id limit 100`.execute(db);
  return rows;
}

function otherSide(thread: LoadedThread): Thread['readers'] {
  const { side, company_name, company_read, company_read_date, talent_name, talent_read, talent_read_date } = thread;
  return side === 'talent'
    ? [{ name: company_name, read_number: company_read, read_date: company_read_date }]
    : [{ name: talent_name ?? '', read_number: talent_read, read_date: talent_read_date }];
}

/** Maximum number of earlier answers that a thread shows. */
const EARLIER_ANSWERS = 20;

/**
 * The company's answers to all candidates for the role that are not in this thread, because the candidate was asked
 * later. An answer that is hidden in any thread is left out.
 */
async function findEarlierAnswers(
  db: Db,
  { id, project_id, chat_id }: LoadedThread,
): Promise<Thread['earlier_answers']> {
  const { rows } = await sql<Thread['earlier_answers'][number]>`
    select m.answer_id as id, min(m.body) as body, min(m.created_date) as sent_date
    from project_messages m join project_chats h on h.id = m.chat_id join candidates o on o.id = h.candidate_id
    where m.project_id = ${project_id} and m.answer_id is not null
      and o.role_id = (select own.role_id from candidates own where own.id = ${id})
    group by m.answer_id
    having bool_and(m.hidden_reason is null) and not bool_or(m.chat_id is not distinct from ${chat_id}::uuid)
    order by sent_date, m.answer_id limit ${EARLIER_ANSWERS}`.execute(db);
  return rows;
}

/** A thread as shown to one of its sides, with its newest messages. */
export async function showThread(db: Db, thread: LoadedThread): Promise<Thread> {
  const { id, kind, side, project_title, role_title, is_copied, is_blocked } = thread;
  const isToAll = kind === 'project' && side === 'company';
  const [messages, earlier_answers, readers] = await Promise.all([
    findMessages(db, thread, sql`true`),
    side === 'talent' && kind === 'candidate' ? findEarlierAnswers(db, thread) : [],
    isToAll ? readersOf(db, thread) : kind === 'project' ? [] : otherSide(thread),
  ]);
  return {
    id,
    kind,
    side,
    project_title,
    role_title,
    is_copied,
    is_blocked,
    messages,
    earlier_answers,
    readers,
    other_name: (side === 'talent' ? thread.company_name : thread.talent_name) ?? '',
    read_number: side === 'talent' ? thread.talent_read : thread.company_read,
    to_all_id: side === 'talent' ? thread.to_all_id : null,
    why_not: whyNotWrite(side, thread),
    actions: actsOf(side, thread),
  };
}
