import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Logger } from 'pino';
import { type MailRates, rateOf } from '#domain/companies/member/mail-rates.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { sql } from '#server/db/sql.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import { companySubjectOf } from '#server/events/notices.ts';
import { ownNotices, wordsOfNotice } from '#server/features/talk/notification/queries.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { digestMail } from '#texts/companies/mail-choice-words.ts';

/** Maximum number of notices read for a daily mail; a member does not read more. */
const NOTICES_AT_MOST = 500;
/**
 * Age in ms from which notices are mailed. Younger ones wait for the next mail, because transactions that write notices
 * of the same time may still be running.
 */
const SETTLED_AFTER_MS = 5 * 60_000;

interface Member {
  readonly account_id: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly member_role: MemberRole;
  readonly name: string;
  readonly email: string;
  readonly mail_rates: MailRates;
  readonly digest_from: string;
}

/** Number of members read at a time. */
const AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** True on `m` (company_members) and `c` (companies) if the member's daily mail is due and the company is approved. */
const isDue = (until: string): RawBuilder<SqlBool> => sql`m.digest_from < ${until} and c.status = 'approved'`;

/** The next members whose daily mail is due, in the order of accounts, after the account `after`. */
async function findDue(db: Db, until: string, after: string): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select m.account_id from company_members m join companies c on c.id = m.company_id
    where ${isDue(until)} and m.account_id > ${after} order by m.account_id limit ${AT_ONCE}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/**
 * A member whose daily mail is due, locked until the commit; undefined if the mail has been queued meanwhile, or if
 * another process has locked the member.
 */
async function takeMember(trx: Trx, account_id: string, until: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    select m.account_id, m.company_id, c.name as company_name, m.member_role, a.name, a.email, m.mail_rates, m.digest_from
    from company_members m join companies c on c.id = m.company_id join accounts a on a.id = m.account_id
    where m.account_id = ${account_id} and ${isDue(until)} for update of m skip locked`.execute(trx);
  return rows[0];
}

/**
 * The titles for a member's daily mail, as the bell shows them: notices about the subjects that the member wants daily,
 * except those about the member's own acts.
 */
async function titlesFor(trx: Trx, member: Member, until: string, today: string): Promise<string[]> {
  const { digest_from, mail_rates, ...person } = member;
  const actor: CompanyActor = { ...person, role: 'company', session_id: '', company_status: 'approved' };
  const { rows } = await sql<{ title: string; type: string }>`
    select ${wordsOfNotice(actor, today).title} as title, n.type
    from notices n left join events e on e.id = n.event_id
    where ${ownNotices(actor)} and n.created_date >= ${digest_from} and n.created_date < ${until}
      and e.actor_account_id is distinct from ${member.account_id}
    order by n.created_date desc, n.id limit ${NOTICES_AT_MOST}`.execute(trx);
  return rows.flatMap(({ title, type }) => {
    const subject = companySubjectOf(type);
    return subject && rateOf(mail_rates, subject) === 'daily' ? [title] : [];
  });
}

interface Parts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

/** The job: sends a daily mail to each member who has something to read. A failing mail does not delay the others. */
export async function mailDigests({ db, clock, log }: Parts): Promise<void> {
  const now = clock();
  const until = new Date(now.getTime() - SETTLED_AFTER_MS).toISOString();
  const { today } = momentOf(now);
  const mailTo = (account_id: string) =>
    inTransaction(db, async (trx) => {
      const member = await takeMember(trx, account_id, until);
      if (!member) return;
      const titles = await titlesFor(trx, member, until, today);
      if (titles.length > 0) await queueMail(trx, { to_email: member.email, content: digestMail(titles) });
      await sql`update company_members set digest_from = ${until} where account_id = ${account_id}`.execute(trx);
    });
  for (let after = BEFORE_ALL; ; ) {
    const due = await findDue(db, until, after);
    for (const account_id of due) {
      await mailTo(account_id).catch((err) => log.error({ err, account_id }, 'a daily mail could not be written'));
    }
    const last = due.at(-1);
    if (!last || due.length < AT_ONCE) return;
    after = last;
  }
}
