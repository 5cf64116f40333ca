import { sql } from 'kysely';
import {
  MAIL_SUBJECTS,
  type MailRate,
  type MailRates,
  type MailSubject,
  rateOf,
} from '#domain/companies/member/mail-rates.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

/** The member's mail rate for each subject, chosen or by default. */
export async function findMailRates(db: Db, { account_id }: CompanyActor): Promise<Record<MailSubject, MailRate>> {
  const { rows } = await sql<{ mail_rates: MailRates }>`
    select mail_rates from company_members where account_id = ${account_id}`.execute(db);
  const chosen = rows[0]?.mail_rates ?? {};
  return Object.fromEntries(MAIL_SUBJECTS.map((subject) => [subject, rateOf(chosen, subject)])) as Record<
    MailSubject,
    MailRate
  >;
}
