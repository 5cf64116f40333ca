import type { RawBuilder } from 'kysely';
import { type MailRate, type MailStop, type MailSubject, rateOf, stopOf } from '#domain/kernel/mail/mail-choices.ts';
import type { Columns } from '#server/db/sent-rows.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { mailEntries } from '#server/mail/queue-mail.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import { GUARDIAN_MAIL_REASON } from '#texts/people/notices/guardian.ts';
import { COPY_REASON, COPY_TITLE } from '#texts/people/representation-words.ts';
import { chooseMails } from '#texts/talk/mail-choice-words.ts';
import { type NewEvent, nounOf } from './event.ts';
import { channelsOf, noticeRows, noticeText, subjectOfNotice, TARGET } from './notices.ts';

/** A mail without its addresses. Those without a `reader` go to the talent, or to the members of the company. */
export interface EventMail {
  readonly subject_id: string;
  readonly content: MailContent;
  readonly talent_id?: string | null;
  readonly company_id?: string | null;
  /** The subject whose mails the reader chooses, its usual rate, and its stop; null for mails that nobody chooses. */
  readonly subject?: MailSubject | null;
  readonly usual_rate?: MailRate | null;
  readonly stop?: MailStop | null;
  /** The member who caused the event, and gets no mail of it. */
  readonly but_not?: string | null;
  /** True if the talent's agents get a copy. */
  readonly is_copied?: boolean;
  /** A guardian, who has no account. */
  readonly reader?: string;
  readonly email?: string;
}

// Mails of requests, auditions, bookings and call sheets, which an agent needs. Those of agreements, reports and money
// are the talent's own.
const COPIED: readonly string[] = [
  'appointment',
  'booking',
  'candidate',
  'counter_offer',
  'invitation',
  'option',
  'slot_wish',
  'summons',
];

// A guardian has no account and no bell, so the mail is the only message.
async function guardianMails(trx: Trx, event: NewEvent): Promise<EventMail[]> {
  if (!channelsOf(event.type).guardian) return [];
  const { guardians } = event.concerned;
  if (!guardians) throw new Error(`${event.type} tells guardians, but does not say which`);
  const mails: EventMail[] = [];
  for (const [index, { email, path }] of guardians.entries()) {
    mails.push({
      subject_id: event.subject_id,
      reader: `guardian${index === 0 ? '' : ` ${index + 1}`}`,
      email,
      content: {
        ...noticeText(event, 'guardian'),
        path: typeof path === 'string' ? path : await path(trx),
        reason: GUARDIAN_MAIL_REASON,
      },
    });
  }
  return mails;
}

/**
 * The mails to the readers of an event's notices. Talents and members choose which of these come by mail, also notices
 * that the workflow only puts in the bell.
 */
function readerMails(event: NewEvent): EventMail[] {
  return noticeRows(event).flatMap((notice) => {
    const { audience, talent_id, company_id } = notice;
    if (audience === 'admin' || !(talent_id ?? company_id)) return [];
    const subject = subjectOfNotice(event.type, audience);
    return [
      {
        subject_id: event.subject_id,
        talent_id,
        company_id,
        subject,
        usual_rate: subject && rateOf(audience, {}, subject),
        stop: subject && stopOf(audience, subject),
        but_not: event.actor.account_id,
        // What can wait for the daily mail is no news to an agent.
        is_copied: audience === 'talent' && subject === null && COPIED.includes(nounOf(event.type)),
        content: {
          ...noticeText(event, audience),
          path: event.concerned.path || TARGET[audience](notice),
          ...(subject && { second: chooseMails[audience] }),
        },
      },
    ];
  });
}

/** The mails of events that are being written. */
export async function eventMails(trx: Trx, events: readonly NewEvent[]): Promise<EventMail[]> {
  const mails = events.flatMap(readerMails);
  for (const event of events) mails.push(...(await guardianMails(trx, event)));
  return mails;
}

/** The columns of sent mails; `at` is their order. */
export const MAIL: Columns = {
  subject_id: 'uuid',
  content: 'jsonb',
  talent_id: 'uuid',
  company_id: 'uuid',
  subject: 'text',
  usual_rate: 'text',
  stop: 'text',
  but_not: 'uuid',
  is_copied: 'bool',
  reader: 'text',
  email: 'text',
  at: 'int',
};

/** True on `m`, the choices of a reader, if the mail of `row` comes at once. */
const isAtOnce = sql`(row.subject is null or coalesce(m.mail_rates ->> row.subject, row.usual_rate) = 'at_once')`;

/**
 * The part of the statement of `writeEvents` that puts mails in the outbox, one for each address that should get the
 * event by mail; `written` is its part with the new events.
 * @param mails the rows, as the table `row`
 */
export const mailEntriesOfEvents = (mails: RawBuilder<unknown>): RawBuilder<unknown> =>
  mailEntries(sql`
    select address.email, 'event ' || written.id || ' ' || address.reader as dedupe_key, row.at,
      row.content || coalesce(address.other, case when row.stop is null then '{}' else jsonb_build_object('stopped',
        jsonb_build_object('stop', row.stop, 'account_id', address.reader)) end) as content
    from ${mails}
      join written using (subject_id)
      cross join lateral (
        select a.id::text as reader, a.email, null::jsonb as other from talents t join accounts a on a.id = t.account_id
          left join mail_choices m on m.account_id = a.id
        where t.id = row.talent_id and ${isAtOnce}
        union all
        select 'agent ' || r.id, a.email, jsonb_build_object(
            'title', ${COPY_TITLE}::text || btrim(t.first_name || ' ' || t.last_name) || ': ' || (row.content ->> 'title'),
            'reason', ${COPY_REASON}::text)
        from representations r join accounts a on a.id = r.agent_account_id join talents t on t.id = r.talent_id
        where row.is_copied and r.talent_id = row.talent_id and r.status = 'accepted' and a.id is distinct from row.but_not
        union all
        select a.id::text, a.email, null from company_members m join accounts a on a.id = m.account_id
        where m.company_id = row.company_id and a.id is distinct from row.but_not and ${isAtOnce}
        union all
        select row.reader, row.email, null where row.reader is not null) as address`);
