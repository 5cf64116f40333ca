import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { lacksGuardian, needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { unreadMailAt } from '#domain/talk/thread/mail-pause.ts';
import { namesAsker, whyNotWrite } from '#domain/talk/thread/thread.rules.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { HAS_BLOCKED } from '#server/features/casting/candidate/policy.ts';
import { IS_BOOKED, IS_OVER, readableCandidates } from '#server/features/talk/thread/policy.ts';
import { loadThread } from '#server/features/talk/thread/queries/load-thread.ts';
import { findMessage } from '#server/features/talk/thread/queries/show-thread.ts';
import { announce, type Topic } from '#server/live/announce.ts';
import { answerToAll } from '#texts/talk/thread-words.ts';
import { holdChat } from './hold-chat.ts';
import { tellUnread } from './tell-unread.ts';

export interface AnswerToAll {
  /** Chosen by the sender, so that an answer that is sent again is written once. */
  readonly id: string;
  /** The question as everybody reads it. */
  readonly question: string;
  readonly body: string;
}

interface Reader {
  candidate_id: string;
  talent_id: string;
  is_booked: boolean;
  is_copied: boolean;
}

/**
 * Answers a question of one candidate in the threads of all candidates for the same role whose thread is open. The
 * question is in the company's words and must not contain the asker's name: nobody but the asker knows who asked. Sent
 * twice, it is written once.
 * @param subject_id the asker's candidate
 */
export async function answerAll(
  trx: Trx,
  actor: CompanyActor,
  subject_id: string,
  answer: AnswerToAll,
  moment: Moment,
) {
  const seen = await loadThread(trx, actor, subject_id, moment);
  if (seen?.kind !== 'candidate') return refuse('not_found');
  if (namesAsker(seen.talent_name ?? '', `${answer.question} ${answer.body}`)) return refuse('asker_named');
  await holdChats(trx, subject_id, moment);
  // Loaded again under the locks, because the threads may have changed meanwhile.
  const thread = await loadThread(trx, actor, subject_id, moment);
  if (!thread) return refuse('not_found');
  const chat_id = await holdChat(trx, subject_id, moment);
  const why = whyNotWrite('company', thread);
  if (why) return refuse(why);
  const body = answerToAll(answer.question, answer.body);
  const before = await findAnswer(trx, answer.id);
  if (before && (before.chat_id !== chat_id || before.body !== body)) return refuse('record_exists');
  const readers = before ? [] : await findReaders(trx, actor, subject_id, moment);
  if (!before) await write(trx, actor, subject_id, readers, { ...answer, body }, moment);
  for (const is_booked of [false, true]) {
    const told = readers.filter((reader) => reader.is_booked === is_booked);
    if (told.length > 0) await tellUnread(trx, { ...thread, is_booked }, told, moment);
  }
  const topics = readers.map(({ talent_id }): Topic => `talent:${talent_id}`);
  announce(trx, {
    topics: [`company:${thread.company_id}`, ...new Set(topics)],
    noun: 'message',
    ids: readers.map(({ candidate_id }) => candidate_id),
  });
  const sent_count = before ? await countAnswers(trx, answer.id) : readers.length;
  return { message: await findMessage(trx, { ...thread, chat_id }, answer.id), sent_count };
}

/** The id of the answer in the thread of `n.candidate_id`: a UUID of version 8, made of a hash. */
const derivedId = (id: string) =>
  sql`overlay(overlay(md5(${id} || n.candidate_id) placing '8' from 13) placing 'a' from 17)::uuid`;

/**
 * Writes the answer in each thread. In the asker's thread the message has the id of the answer; the ids in the other
 * threads follow from it, so that no thread gets the answer twice.
 */
async function write(
  trx: Trx,
  actor: CompanyActor,
  subject_id: string,
  readers: readonly Reader[],
  { id, body }: Pick<AnswerToAll, 'id' | 'body'>,
  { now }: Moment,
): Promise<void> {
  const mail = unreadMailAt(now);
  await sql`
    with reader as (select * from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) as r(candidate_id uuid, is_copied boolean)),
      numbered as (
        update project_chats h set last_number = last_number + 1, last_date = ${now}::timestamptz, company_wrote = last_number + 1,
          talent_mail_date = case when company_wrote <= talent_read then ${mail}::timestamptz else talent_mail_date end,
          guardian_mail_date = case when reader.is_copied then coalesce(guardian_mail_date, ${mail}::timestamptz) end
        from reader where h.candidate_id = reader.candidate_id
        returning h.id, h.project_id, h.talent_id, h.candidate_id, h.last_number)
    insert into project_messages (id, chat_id, project_id, talent_id, sender_account_id, sender_side, recipient_id, number, body,
      answer_id, created_date)
    select case when n.candidate_id = ${subject_id} then ${id}::uuid else ${derivedId(id)} end, n.id,
      n.project_id, n.talent_id, ${actor.account_id}::uuid, 'company', t.account_id, n.last_number, ${body}, ${id}::uuid,
      ${now}::timestamptz
    from numbered n join talents t on t.id = n.talent_id`.execute(trx);
}

/** The candidates for the role of the asker, as a condition on `k` (candidates). */
const ofSameRole = (subject_id: string) =>
  sql`k.role_id = (select asker.role_id from candidates asker where asker.id = ${subject_id})`;

/** Makes the rows of the role's threads unless they exist, and locks them in the order of their candidates. */
async function holdChats(trx: Trx, subject_id: string, { now }: Moment): Promise<void> {
  await sql`
    insert into project_chats (project_id, company_id, talent_id, candidate_id, created_date)
    select p.id, p.company_id, k.talent_id, k.id, ${now}::timestamptz from candidates k join projects p on p.id = k.project_id
    where ${ofSameRole(subject_id)} and not k.is_deleted order by k.id
    on conflict (subject_id) do nothing`.execute(trx);
  await sql`
    select h.id from project_chats h join candidates k on k.id = h.candidate_id
    where ${ofSameRole(subject_id)} order by k.id for no key update of h`.execute(trx);
}

/** The candidates of the role to whom the company may write now; the asker is one of them. */
async function findReaders(trx: Trx, actor: CompanyActor, subject_id: string, moment: Moment): Promise<Reader[]> {
  const { rows } = await sql<
    Omit<Reader, 'is_copied'> & {
      is_over: boolean;
      is_blocked: boolean;
      has_work_left: boolean;
      birth_date: string | null;
      guardian_consent_date: string | null;
    }
  >`
    select k.id as candidate_id, k.talent_id, ${IS_BOOKED} as is_booked, ${IS_OVER} as is_over, ${HAS_BLOCKED} as is_blocked,
      exists (select from bookings held where held.candidate_id = k.id and held.status in ('waiting', 'confirmed')) as has_work_left,
      t.birth_date, t.guardian_consent_date
    from candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
      join talents t on t.id = k.talent_id
    where ${ofSameRole(subject_id)} and ${readableCandidates(actor, moment)} order by k.id`.execute(trx);
  return rows
    .filter(
      (row) =>
        whyNotWrite('company', {
          ...row,
          kind: 'candidate',
          company_has_written: true,
          is_asked: true,
          lacks_guardian: lacksGuardian(row, moment.today),
        }) === null,
    )
    .map((row) => ({ ...row, is_copied: needsGuardian(row, moment.today) }));
}

async function findAnswer(trx: Trx, id: string) {
  const { rows } = await sql<{ chat_id: string; body: string }>`
    select chat_id, body from project_messages where id = ${id}`.execute(trx);
  return rows[0];
}

async function countAnswers(trx: Trx, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from project_messages where project_id = (select project_id from project_messages where id = ${id})
      and answer_id = ${id}`.execute(trx);
  return rows[0]?.count ?? 0;
}
