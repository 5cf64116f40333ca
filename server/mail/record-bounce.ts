import { sql } from 'kysely';
import { type Bounce, SOFT_DAYS, SOFT_WITHIN_DAYS } from '#domain/talk/incoming/incoming-mail.rules.ts';
import type { Trx } from '#server/db/transaction.ts';

/** The mail that did not arrive: its entry of the outbox, or only its address if a provider names no more. */
export type Bounced = { readonly outbox_id: string } | { readonly email: string; readonly sent_date: string };

interface Target {
  readonly account_id: string;
  readonly outbox_id: string | null;
}

/**
 * The account whose present address did not take the mail; undefined if the address has changed since, or its owner has
 * said after the mail that it works.
 */
async function findTarget(trx: Trx, bounced: Bounced): Promise<Target | undefined> {
  const mail =
    'outbox_id' in bounced
      ? sql`(select id as outbox_id, recipient as email, created_date as sent_date from outbox
          where id = ${bounced.outbox_id} and kind = 'mail')`
      : sql`(select null::uuid as outbox_id, ${bounced.email}::text as email, ${bounced.sent_date}::timestamptz as sent_date)`;
  const { rows } = await sql<Target>`
    select a.id as account_id, mail.outbox_id from ${mail} mail join accounts a on a.email = mail.email
    where a.mail_tried_date is null or a.mail_tried_date <= mail.sent_date
    for no key update of a`.execute(trx);
  return rows[0];
}

/**
 * Stores that a mail did not arrive, once for each mail. A hard bounce, or soft ones on several days, mark the address
 * of the account as one that reaches nobody.
 * @returns the account whose address is marked by this bounce; null if none is
 */
export async function recordBounce(
  trx: Trx,
  bounced: Bounced,
  { is_hard, code }: Bounce,
  now: string,
): Promise<string | null> {
  const target = await findTarget(trx, bounced);
  if (!target) return null;
  const { account_id, outbox_id } = target;
  const { rows } = await sql`
    insert into mail_bounces (account_id, outbox_id, is_hard, code, bounced_date)
    values (${account_id}, ${outbox_id}, ${is_hard}, ${code}, ${now})
    on conflict on constraint mail_bounces_once do nothing returning id`.execute(trx);
  if (rows.length === 0) return null;
  const { numAffectedRows = 0n } = await sql`
    update accounts a set unreached_date = ${now}, unreached_code = ${code}
    where a.id = ${account_id} and a.unreached_date is null and (${is_hard} or ${SOFT_DAYS} <= (
      select count(distinct (b.bounced_date at time zone 'Europe/Stockholm')::date) from mail_bounces b
      where b.account_id = a.id and b.bounced_date > ${now}::timestamptz - make_interval(days => ${SOFT_WITHIN_DAYS})
        and (a.mail_tried_date is null or b.bounced_date >= a.mail_tried_date)))`.execute(trx);
  return numAffectedRows > 0n ? account_id : null;
}

/** True if the mailbox of `a` (accounts) is gone, not only full: nobody reads it. */
export const IS_MAILBOX_GONE = sql<boolean>`(a.unreached_date is not null and (a.unreached_code like '5.1.%' or a.unreached_code = '5.2.1'))`;

/** True if mails do not reach an address. */
export async function isUnreached(trx: Pick<Trx, 'getExecutor'>, email: string): Promise<boolean> {
  const { rows } = await sql`select from accounts where email = ${email} and unreached_date is not null`.execute(trx);
  return rows.length > 0;
}
