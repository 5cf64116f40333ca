import { sql } from 'kysely';
import type { ThreadMessage } from '#contract/talk/thread.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { unreadMailAt } from '#domain/talk/thread/mail-pause.ts';
import { whyNotWrite } from '#domain/talk/thread/thread.rules.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { ThreadActor } from '#server/features/talk/thread/policy.ts';
import { type LoadedThread, loadThread } from '#server/features/talk/thread/queries/load-thread.ts';
import { findMessage } from '#server/features/talk/thread/queries/show-thread.ts';
import { announce, type Topic } from '#server/live/announce.ts';
import { holdChat } from './hold-chat.ts';
import { keepFiles, type SentFile } from './keep-file.ts';
import { recordReaders } from './record-readers.ts';
import { type Told, tellUnread } from './tell-unread.ts';

export interface NewMessage {
  /** Chosen by the sender, so that a message that is sent again has the same id. */
  readonly id: string;
  readonly body: string;
  readonly files: readonly SentFile[];
}

/** Writes in a thread and notifies the other side. A message that is sent twice is written once. */
export async function sendMessage(trx: Trx, actor: ThreadActor, subject_id: string, sent: NewMessage, moment: Moment) {
  if (!(await loadThread(trx, actor, subject_id, moment))) return refuse('not_found');
  const chat_id = await holdChat(trx, subject_id, moment);
  // Loaded again under the lock, because the thread may have changed meanwhile.
  const thread = await loadThread(trx, actor, subject_id, moment);
  if (!thread) return refuse('not_found');
  const before = await findBefore(trx, sent.id);
  if (before) {
    const isSame =
      before.chat_id === chat_id && before.sender_account_id === actor.account_id && before.body === sent.body;
    return isSame ? findMessage(trx, thread, sent.id) : refuse('record_exists');
  }
  const why = whyNotWrite(thread.side, thread);
  if (why) return refuse(why);
  const kept = await keepFiles(trx, actor, subject_id, sent.id, sent.files, moment);
  if (isRefusal(kept)) return kept;
  return write(trx, actor, thread, chat_id, sent, moment);
}

async function findBefore(trx: Trx, id: string) {
  const { rows } = await sql<{ chat_id: string; sender_account_id: string | null; body: string }>`
    select chat_id, sender_account_id, body from project_messages where id = ${id}`.execute(trx);
  return rows[0];
}

async function write(
  trx: Trx,
  actor: ThreadActor,
  thread: LoadedThread,
  chat_id: string,
  { id, body }: NewMessage,
  moment: Moment,
): Promise<ThreadMessage> {
  const { kind, side, company_id, talent_id, is_copied } = thread;
  const mail = unreadMailAt(moment.now);
  const told = kind === 'project' ? await recordReaders(trx, thread, chat_id, mail, moment) : [toldOf(thread)];
  // The first unread message sets the time of the mail; later messages are in the same mail.
  const [wrote, read, mailed] =
    side === 'company'
      ? ['company_wrote', 'talent_read', 'talent_mail_date']
      : ['talent_wrote', 'company_read', 'company_mail_date'];
  const due =
    kind === 'candidate'
      ? sql`, ${sql.ref(mailed)} = case when ${sql.ref(wrote)} <= ${sql.ref(read)} then ${mail}::timestamptz else ${sql.ref(mailed)} end`
      : sql``;
  await sql`
    with numbered as (
      update project_chats set last_number = last_number + 1, last_date = ${moment.now}::timestamptz, ${sql.ref(wrote)} = last_number + 1 ${due},
        guardian_mail_date = case when ${is_copied} then coalesce(guardian_mail_date, ${mail}::timestamptz) end
      where id = ${chat_id} returning last_number)
    insert into project_messages (id, chat_id, project_id, talent_id, sender_account_id, sender_side, recipient_id, number, body, created_date)
    select ${id}::uuid, ${chat_id}::uuid, ${thread.project_id}::uuid, ${talent_id}::uuid, ${actor.account_id}::uuid, ${side},
      ${side === 'company' ? sql`${thread.talent_account_id}::uuid` : ownerOf(company_id)}, last_number, ${body},
      ${moment.now}::timestamptz
    from numbered`.execute(trx);
  await tellUnread(trx, thread, told, moment);
  const topics = told.flatMap(({ talent_id }): Topic[] => (talent_id === null ? [] : [`talent:${talent_id}`]));
  const own: Topic[] = talent_id === null ? [] : [`talent:${talent_id}`];
  announce(trx, {
    topics: [...new Set([`company:${company_id}` as const, ...own, ...topics])],
    noun: 'message',
    ids: [thread.id, ...told.map(({ candidate_id }) => candidate_id)],
  });
  return findMessage(trx, { ...thread, chat_id }, id);
}

const ownerOf = (company_id: string) => sql`(
  select m.account_id from company_members m where m.company_id = ${company_id}
  order by m.member_role = 'owner' desc, m.created_date, m.account_id limit 1)`;

const toldOf = ({ side, id, talent_id }: LoadedThread): Told => ({
  talent_id: side === 'company' ? talent_id : null,
  candidate_id: id,
});
