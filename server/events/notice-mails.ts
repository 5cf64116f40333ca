import { sql } from 'kysely';
import { type MailRates, rateOf } from '#domain/companies/member/mail-rates.ts';
import { adminNoticeTarget, companyNoticeTarget, talentNoticeTarget } from '#domain/talk/notification/notice-target.ts';
import type { Trx } from '#server/db/transaction.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mail.ts';
import { CHOOSE_MAILS } from '#texts/companies/mail-choice-words.ts';
import { GUARDIAN_MAIL_REASON } from '#texts/people/notices/guardian.ts';
import type { NewEvent } from './event.ts';
import { channelsOf, companySubjectOf, noticeRows, noticeText, type Reader } from './notices.ts';

const TARGET = { talent: talentNoticeTarget, company: companyNoticeTarget, admin: adminNoticeTarget } as const;

interface Address {
  readonly of: string;
  readonly account_id: string;
  readonly email: string;
  readonly mail_rates: MailRates;
}

/** The addresses of talents, and of all members of companies, by the id of the talent or company. */
async function addressesOf(trx: Trx, talents: readonly string[], companies: readonly string[]): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select t.id as of, a.id as account_id, a.email, '{}'::jsonb as mail_rates from talents t join accounts a on a.id = t.account_id
    where t.id = any(${[...talents]}::uuid[])
    union all
    select m.company_id, a.id, a.email, m.mail_rates from company_members m join accounts a on a.id = m.account_id
    where m.company_id = any(${[...companies]}::uuid[])
    order by 1, 2`.execute(trx);
  return rows;
}

/** True if a reader gets a mail of an event at once. Members get no mail of their own acts. */
function isMailed({ type, actor }: NewEvent, audience: Reader, { account_id, mail_rates }: Address): boolean {
  if (audience !== 'company') return channelsOf(type)[audience] === 'mail';
  if (account_id === actor.account_id) return false;
  const subject = companySubjectOf(type);
  return subject === null || rateOf(mail_rates, subject) === 'at_once';
}

// A guardian has no account and no bell, so the mail is the only message.
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

/** Puts a mail in the outbox for each address that should get the event by mail. */
export async function mailNotices(trx: Trx, events: readonly (NewEvent & { readonly id: number })[]): Promise<void> {
  const mailed = events.flatMap((event) => {
    const channels = channelsOf(event.type);
    // Each member chooses which of the company's notices come by mail, also notices that the workflow only puts in the
    // bell.
    return noticeRows(event)
      .filter(({ audience }) => audience === 'company' || channels[audience] === 'mail')
      .map((notice) => ({ event, notice }));
  });
  const guardians: NewMail[] = [];
  for (const event of events.filter(({ type }) => channelsOf(type).guardian)) {
    guardians.push(...(await guardianMails(trx, event, event.id)));
  }
  if (mailed.length === 0) return guardians.length > 0 ? queueMails(trx, guardians) : undefined;
  return queueMails(trx, address(trx, mailed, guardians));
}

interface Mailed {
  readonly event: NewEvent & { readonly id: number };
  readonly notice: ReturnType<typeof noticeRows>[number];
}

/** The mails of notices, to all readers who want them. */
async function address(trx: Trx, mailed: readonly Mailed[], guardians: readonly NewMail[]): Promise<NewMail[]> {
  const ids = (of: 'talent_id' | 'company_id') => mailed.flatMap(({ notice }) => notice[of] ?? []);
  const addresses = Map.groupBy(await addressesOf(trx, ids('talent_id'), ids('company_id')), ({ of }) => of);
  const mails = mailed.flatMap(({ event, notice }) => {
    const content = {
      ...noticeText(event, notice.audience),
      path: (notice.audience !== 'admin' && event.concerned.path) || TARGET[notice.audience](notice),
      ...(notice.audience === 'company' && companySubjectOf(event.type) && { second: CHOOSE_MAILS }),
    };
    const all = addresses.get(notice.talent_id ?? notice.company_id ?? '') ?? [];
    const wanted = all.filter((address) => isMailed(event, notice.audience, address));
    return wanted.map(({ email, account_id }) => ({
      to_email: email,
      dedupe_key: `event ${event.id} ${account_id}`,
      content,
    }));
  });
  return [...mails, ...guardians];
}
