import { sql } from 'kysely';
import type { MailRate, MailSubject } from '#domain/notification/mail-subjects.ts';
import type { Moment } from '#domain/time/day.ts';
import type { CompanyActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { holdRight } from '../../../lifecycle/hold-right.ts';

/** Keeps what a member has chosen. Who begins to have a daily mail has in the first of it what happens from now on. */
export async function chooseMailRates(
  trx: Trx,
  actor: CompanyActor,
  rates: Readonly<Record<MailSubject, MailRate>>,
  { now }: Moment,
) {
  const ended = await holdRight(trx, actor);
  if (ended) return ended;
  const digest_from = Object.values(rates).includes('daily')
    ? sql`coalesce(digest_from, ${now}::timestamptz)`
    : sql`null`;
  await sql`
    update company_members set mail_rates = ${JSON.stringify(rates)}, digest_from = ${digest_from}
    where account_id = ${actor.account_id} and company_id = ${actor.company_id}`.execute(trx);
  return true;
}
