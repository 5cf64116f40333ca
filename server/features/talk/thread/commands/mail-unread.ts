import { type Kysely, sql } from 'kysely';
import { type MailAudience, rateOf } from '#domain/kernel/mail/mail-choices.ts';
import { dayOf, momentOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mail.ts';
import { chooseMails } from '#texts/talk/mail-choice-words.ts';
import { guardianCopy, unreadMail } from '#texts/talk/thread-words.ts';
import { answerableMail } from './answerable-mail.ts';

/** Maximum number of threads of each kind per run; the job runs again after a minute. */
const AT_ONCE = 200;
/** Maximum number of messages in one mail to guardians: the newest. */
const COPIED_AT_MOST = 20;

interface Unread {
  readonly account_id: string;
  readonly audience: MailAudience;
  readonly email: string;
  readonly path: string;
  readonly count: number;
  /** The candidate of one of the threads; null if the only thread is that of a project. */
  readonly candidate_id: string | null;
}

/**
 * Takes the threads whose unread messages are due for a mail, so that no other run mails them. Only talents, and members
 * who may write messages, who want these mails at once are mailed.
 * @returns the addresses, each with its number of threads
 */
async function takeUnread(trx: Trx, now: string): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    with to_talents as (
      update project_chats set talent_mail_date = null where id in (
        select id from project_chats where talent_mail_date <= ${now} order by talent_mail_date limit ${AT_ONCE} for update skip locked)
      returning talent_id, candidate_id),
    to_readers as (
      update project_chat_readers set mail_date = null where (chat_id, talent_id) in (
        select chat_id, talent_id from project_chat_readers where mail_date <= ${now} order by mail_date limit ${AT_ONCE} for update skip locked)
      returning talent_id),
    to_companies as (
      update project_chats set company_mail_date = null where id in (
        select id from project_chats where company_mail_date <= ${now} order by company_mail_date limit ${AT_ONCE} for update skip locked)
      returning company_id, candidate_id)
    select a.id as account_id, 'talent' as audience, a.email, '/TalentDashboard' as path, count(*) as count,
      min(due.candidate_id::text) as candidate_id
    from (select talent_id, candidate_id from to_talents union all select talent_id, null from to_readers) due
      join talents t on t.id = due.talent_id join accounts a on a.id = t.account_id
      left join mail_choices m on m.account_id = a.id
    where coalesce(m.mail_rates ->> 'messages', ${rateOf('talent', {}, 'messages')}) = 'at_once' group by a.id
    union all
    select a.id, 'company', a.email, '/CompanyDashboard', count(*), min(due.candidate_id::text)
    from to_companies due join company_members m on m.company_id = due.company_id and m.member_role in ('owner', 'producer', 'caster')
        and coalesce(m.mail_rates ->> 'messages', ${rateOf('company', {}, 'messages')}) = 'at_once'
      join accounts a on a.id = m.account_id group by a.id`.execute(trx);
  return rows;
}

interface Copy {
  readonly email: string;
  readonly talent_name: string;
  readonly company_name: string;
  readonly project_title: string;
  readonly said: readonly { readonly side: 'talent' | 'company'; readonly body: string }[];
}

/**
 * Takes the new messages to and by talents under 18, for the guardians who have given consent. A thread whose messages
 * have all been hidden since is left out.
 */
async function takeCopies(trx: Trx, now: string): Promise<Copy[]> {
  const { rows } = await sql<Omit<Copy, 'said'> & { readonly said: Copy['said'] | null }>`
    with due as (
      select id as chat_id, talent_id, guardian_mailed as mailed, last_number from project_chats
      where guardian_mail_date <= ${now} order by guardian_mail_date limit ${AT_ONCE} for update skip locked),
    due_to_all as (
      select r.chat_id, r.talent_id, r.guardian_mailed as mailed, h.last_number
      from project_chat_readers r join project_chats h on h.id = r.chat_id
      where r.guardian_mail_date <= ${now} order by r.guardian_mail_date limit ${AT_ONCE} for update of r skip locked),
    done as (
      update project_chats h set guardian_mail_date = null, guardian_mailed = due.last_number from due where h.id = due.chat_id),
    done_to_all as (
      update project_chat_readers r set guardian_mail_date = null, guardian_mailed = due.last_number from due_to_all due
      where r.chat_id = due.chat_id and r.talent_id = due.talent_id)
    select g.guardian_email as email, btrim(t.first_name || ' ' || t.last_name) as talent_name, c.name as company_name,
      p.title as project_title, (
        select jsonb_agg(jsonb_build_object('side', s.sender_side, 'body', s.body) order by s.number)
        from (select number, sender_side, body from project_messages m where m.chat_id = all_due.chat_id and m.number > all_due.mailed
            and m.hidden_reason is null
          order by number desc limit ${COPIED_AT_MOST}) s) as said
    from (select * from due union all select * from due_to_all) all_due
      join project_chats h on h.id = all_due.chat_id join projects p on p.id = h.project_id join companies c on c.id = h.company_id
      join talents t on t.id = all_due.talent_id
      join guardian_consents g on g.talent_id = t.id and g.status = 'given'
        -- From the eighteenth birthday on the messages are the talent's alone.
        and t.birth_date > ${dayOf(now)}::date - interval '18 years'
    where all_due.last_number > all_due.mailed`.execute(trx);
  return rows.flatMap(({ said, ...about }) => (said ? [{ ...about, said }] : []));
}

/**
 * The job: mails talents and companies that have had unread messages for some minutes, and copies minors' messages to
 * their guardians.
 */
export async function mailUnread({
  db,
  clock,
  env,
}: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly env: Pick<Env, 'mail_inbound_domain'>;
}): Promise<void> {
  const moment = momentOf(clock());
  const mailOf = async (trx: Trx, unread: Unread): Promise<NewMail> => {
    const { account_id, audience, candidate_id, count, path, email } = unread;
    const isAnswerable = env.mail_inbound_domain !== undefined && count === 1 && candidate_id !== null;
    const answerable = isAnswerable ? await answerableMail(trx, { ...unread, candidate_id }, moment) : null;
    const stopped = { stop: `${audience}.messages` as const, account_id };
    const content = { ...(answerable ?? unreadMail(count, path)), second: chooseMails[audience], stopped };
    return { to_email: email, content };
  };
  await inTransaction(db, async (trx) => {
    const unread = await takeUnread(trx, moment.now);
    const copies = await takeCopies(trx, moment.now);
    const mails: NewMail[] = [];
    for (const one of unread) mails.push(await mailOf(trx, one));
    await queueMails(trx, [
      ...mails,
      ...copies.map(({ email, ...copy }) => ({ to_email: email, content: guardianCopy(copy) })),
    ]);
  });
}
