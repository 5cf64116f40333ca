import { sql } from 'kysely';
import { adminNoticeTarget, companyNoticeTarget, talentNoticeTarget } from '#domain/notification/notice-target.ts';
import { GUARDIAN_MAIL_REASON } from '#texts/notices/guardian.ts';
import type { Trx } from '../db/transaction.ts';
import { type NewMail, queueMails } from '../mail/queue-mail.ts';
import type { NewEvent } from './event.ts';
import { channelsOf, noticeRows, noticeText } from './notices.ts';

const TARGET = { talent: talentNoticeTarget, company: companyNoticeTarget, admin: adminNoticeTarget } as const;

interface Address {
  readonly of: string;
  readonly account_id: string;
  readonly email: string;
}

/** The addresses of talents and of all members of companies, by the id of the talent or company. */
async function addressesOf(trx: Trx, talents: readonly string[], companies: readonly string[]): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select t.id as of, a.id as account_id, a.email from talents t join accounts a on a.id = t.account_id
    where t.id = any(${[...talents]}::uuid[])
    union all
    select m.company_id, a.id, a.email from company_members m join accounts a on a.id = m.account_id
    where m.company_id = any(${[...companies]}::uuid[])
    order by 1, 2`.execute(trx);
  return rows;
}

// A guardian has no account and so no bell; the mail is all they get.
async function guardianMails(trx: Trx, event: NewEvent, event_id: number): Promise<NewMail[]> {
  const { guardians } = event.concerned;
  if (!guardians) throw new Error(`${event.type} tells guardians, but does not say which`);
  const mails: NewMail[] = [];
  for (const [index, { email, path }] of guardians.entries()) {
    mails.push({
      to_email: email,
      dedupe_key: `event ${event_id} guardian${index === 0 ? '' : ` ${index + 1}`}`,
      content: {
        ...noticeText(event, 'guardian'),
        path: typeof path === 'string' ? path : await path(trx),
        reason: GUARDIAN_MAIL_REASON,
      },
    });
  }
  return mails;
}

/** Puts a mail in the outbox for each address of those who are told of an event by mail. */
export async function mailNotices(trx: Trx, events: readonly (NewEvent & { readonly id: number })[]): Promise<void> {
  const mailed = events.flatMap((event) => {
    const channels = channelsOf(event.type);
    return noticeRows(event)
      .filter(({ audience }) => channels[audience] === 'mail')
      .map((notice) => ({ event, notice }));
  });
  const guardians: NewMail[] = [];
  for (const event of events.filter(({ type }) => channelsOf(type).guardian)) {
    guardians.push(...(await guardianMails(trx, event, event.id)));
  }
  if (mailed.length === 0) return queueMails(trx, guardians);
  const ids = (of: 'talent_id' | 'company_id') => mailed.flatMap(({ notice }) => notice[of] ?? []);
  const addresses = Map.groupBy(await addressesOf(trx, ids('talent_id'), ids('company_id')), ({ of }) => of);
  const mails = mailed.flatMap(({ event, notice }) => {
    const content = { ...noticeText(event, notice.audience), path: TARGET[notice.audience](notice) };
    return (addresses.get(notice.talent_id ?? notice.company_id ?? '') ?? []).map(({ email, account_id }) => ({
      to_email: email,
      dedupe_key: `event ${event.id} ${account_id}`,
      content,
    }));
  });
  await queueMails(trx, [...mails, ...guardians]);
}
