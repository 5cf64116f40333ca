import { type Kysely, sql } from 'kysely';
import type { MemberRole } from '#domain/member/member-roles.ts';
import { type MailRates, rateOf } from '#domain/notification/mail-subjects.ts';
import { momentOf } from '#domain/time/day.ts';
import { digestMail } from '#texts/mail-choice-words.ts';
import type { CompanyActor } from '../../../actor.ts';
import type { Database } from '../../../db/generated.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import { companySubjectOf } from '../../../events/notices.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { ownNotices, wordsOfNotice } from '../../notification/queries.ts';

/** More has happened to nobody in a day that they would read in a mail. */
const NOTICES_AT_MOST = 500;
/** What is being written at this very moment comes with the next mail. */
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

/** The next member whose daily mail is due, held until it is queued; nothing when all are, or another process has them. */
async function takeMember(trx: Trx, until: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    select m.account_id, m.company_id, c.name as company_name, m.member_role, a.name, a.email, m.mail_rates, m.digest_from
    from company_members m join companies c on c.id = m.company_id join accounts a on a.id = m.account_id
    where m.digest_from < ${until} and c.status = 'approved'
    order by m.digest_from, m.account_id limit 1 for update of m skip locked`.execute(trx);
  return rows[0];
}

/** What a member wants daily of what has happened, by others than themselves; as the bell says it today. */
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

/** Mails each member what they want to hear of once a day, if there is any. */
export async function mailDigests({
  db,
  clock,
}: {
  readonly db: Kysely<Database>;
  readonly clock: () => Date;
}): Promise<void> {
  const now = clock();
  const until = new Date(now.getTime() - SETTLED_AFTER_MS).toISOString();
  const { today } = momentOf(now);
  const mailNext = () =>
    inTransaction(db, async (trx) => {
      const member = await takeMember(trx, until);
      if (!member) return false;
      const titles = await titlesFor(trx, member, until, today);
      if (titles.length > 0) await queueMail(trx, { to_email: member.email, content: digestMail(titles) });
      await sql`update company_members set digest_from = ${until} where account_id = ${member.account_id}`.execute(trx);
      return true;
    });
  while (await mailNext());
}
