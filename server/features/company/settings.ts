import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySettings, factsForm, invoicingForm } from '#contract/company-settings.ts';
import { INVOICE_MEMBERS, type MemberRole } from '#domain/member/member-roles.ts';
import {
  MAIL_SUBJECTS,
  type MailRate,
  type MailRates,
  type MailSubject,
  rateOf,
} from '#domain/notification/mail-subjects.ts';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { CompanyActor } from '../../actor.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { holdRight } from '../../lifecycle/hold-right.ts';
import { announce } from '../../live/announce.ts';

type Row = CompanySettings['facts'] &
  CompanySettings['invoicing'] &
  Pick<CompanySettings, 'revision' | 'name' | 'organisation_number'>;

/** What a company says of itself and how it wants its invoices, with what the member may change of it. */
export async function findSettings(db: Db, { company_id, member_role }: CompanyActor): Promise<CompanySettings> {
  const { rows } = await sql<Row>`
    select name, organisation_number, settings_revision as revision, contact_name, phone, address, postal_code, city,
      homepage, about, invoice_email, invoice_address, invoice_postal_code, invoice_city, invoice_reference,
      order_reference
    from companies where id = ${company_id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A member of no company asks for its settings');
  const { revision, name, organisation_number } = row;
  const { contact_name, phone, address, postal_code, city, homepage, about } = row;
  const { invoice_email, invoice_address, invoice_postal_code, invoice_city } = row;
  const { invoice_reference, order_reference } = row;
  const invoicers: readonly MemberRole[] = INVOICE_MEMBERS;
  return {
    ...{ revision, name, organisation_number },
    facts: { contact_name, phone, address, postal_code, city, homepage, about },
    invoicing: {
      ...{ invoice_email, invoice_address, invoice_postal_code, invoice_city, invoice_reference, order_reference },
    },
    may_change_facts: member_role === 'owner',
    may_change_invoicing: invoicers.includes(member_role),
  };
}

const digits = (postal_code: string) => postal_code.replace(' ', '');

/** Writes columns of the company where nobody has written any since the revision that the sender had before them. */
async function write(trx: Trx, actor: CompanyActor, revision: number, columns: ReturnType<typeof sql>) {
  const ended = await holdRight(trx, actor);
  if (ended) return ended;
  const { rows } = await sql`
    update companies set ${columns}, settings_revision = settings_revision + 1
    where id = ${actor.company_id} and settings_revision = ${revision} returning id`.execute(trx);
  if (rows.length === 0) return refuse('changed_meanwhile');
  announce(trx, { topics: [`company:${actor.company_id}`], noun: 'company' });
  return true;
}

export function changeFacts(trx: Trx, actor: CompanyActor, revision: number, facts: z.output<typeof factsForm>) {
  const { contact_name, phone, address, postal_code, city, homepage, about } = facts;
  const columns = sql`contact_name = ${contact_name}, phone = ${phone}, address = ${address},
    postal_code = ${digits(postal_code)}, city = ${city}, homepage = ${homepage}, about = ${about}`;
  return write(trx, actor, revision, columns);
}

export function changeInvoicing(
  trx: Trx,
  actor: CompanyActor,
  revision: number,
  invoicing: z.output<typeof invoicingForm>,
) {
  const { invoice_email, invoice_address, invoice_postal_code, invoice_city } = invoicing;
  const { invoice_reference, order_reference } = invoicing;
  const columns = sql`invoice_email = ${invoice_email}, invoice_address = ${invoice_address},
    invoice_postal_code = ${digits(invoice_postal_code)}, invoice_city = ${invoice_city},
    invoice_reference = ${invoice_reference}, order_reference = ${order_reference}`;
  return write(trx, actor, revision, columns);
}

/** How often the member has mails of each subject. */
export async function findMailRates(db: Db, { account_id }: CompanyActor): Promise<Record<MailSubject, MailRate>> {
  const { rows } = await sql<{ mail_rates: MailRates }>`
    select mail_rates from company_members where account_id = ${account_id}`.execute(db);
  const chosen = rows[0]?.mail_rates ?? {};
  return Object.fromEntries(MAIL_SUBJECTS.map((subject) => [subject, rateOf(chosen, subject)])) as Record<
    MailSubject,
    MailRate
  >;
}

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
