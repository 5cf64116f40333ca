import { sql } from 'kysely';
import {
  MAIL_SUBJECTS,
  type MailRate,
  type MailRates,
  type MailSubject,
  rateOf,
} from '#domain/companies/member/mail-rates.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { holdRight } from '#server/lifecycle/lock-rights.ts';

type ChosenRates = { readonly [Subject in MailSubject]?: MailRate | undefined };

/**
 * Saves the rates that a member has chosen. Subjects that are left out stay unchanged, even if two changes arrive at
 * once. If a member without a daily mail chooses one, it contains events from now on.
 */
export async function chooseMailRates(trx: Trx, actor: CompanyActor, chosen: ChosenRates, { now }: Moment) {
  const own = sql`account_id = ${actor.account_id} and company_id = ${actor.company_id}`;
  // The member's row is locked before `holdRight`, which takes a shared lock on the same row: two holders of the shared
  // lock would deadlock when they write.
  const { rows } = await sql<{ mail_rates: MailRates }>`
    select m.mail_rates from companies c join company_members m on m.company_id = c.id
    where c.id = ${actor.company_id} and m.account_id = ${actor.account_id}
    for share of c for no key update of m`.execute(trx);
  const ended = await holdRight(trx, actor);
  if (ended) return ended;
  const named = Object.entries(chosen).filter(([, rate]) => rate !== undefined);
  const rates: MailRates = { ...rows[0]?.mail_rates, ...Object.fromEntries(named) };
  const digest_from = MAIL_SUBJECTS.some((subject) => rateOf(rates, subject) === 'daily')
    ? sql`coalesce(digest_from, ${now}::timestamptz)`
    : sql`null`;
  await sql`
    update company_members set mail_rates = ${JSON.stringify(rates)}, digest_from = ${digest_from}
    where ${own}`.execute(trx);
  return true;
}
