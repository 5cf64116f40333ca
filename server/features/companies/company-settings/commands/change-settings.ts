import { sql } from 'kysely';
import type { z } from 'zod';
import type { factsForm, invoicingForm } from '#contract/companies/company-settings.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { mailOwners } from '#server/features/companies/member/commands/mail-owners.ts';
import { holdRight } from '#server/lifecycle/lock-rights.ts';
import { announce } from '#server/live/announce.ts';
import { mailboxMail } from '#texts/companies/mailbox-words.ts';

const digits = (postal_code: string) => postal_code.replace(/^(\d{3}) (\d{2})$/, '$1$2');

/** Writes columns of the company, unless its settings have changed since the sender's revision. */
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

/** Changes the company's own description and contact facts. */
export function changeFacts(trx: Trx, actor: CompanyActor, revision: number, facts: z.output<typeof factsForm>) {
  const { contact_name, phone, address, postal_code, city, homepage, about } = facts;
  const columns = sql`contact_name = ${contact_name}, phone = ${phone}, address = ${address},
    postal_code = ${digits(postal_code)}, city = ${city}, homepage = ${homepage}, about = ${about}`;
  return write(trx, actor, revision, columns);
}

/** Changes the company's invoicing facts, and tells the owners if invoices go to another address from now on. */
export async function changeInvoicing(
  trx: Trx,
  actor: CompanyActor,
  revision: number,
  invoicing: Omit<z.output<typeof invoicingForm>, 'password'>,
  { now }: Moment,
) {
  const { invoice_email, invoice_address, invoice_postal_code, invoice_city } = invoicing;
  const { invoice_reference, order_reference } = invoicing;
  const columns = sql`invoice_email = ${invoice_email}, invoice_address = ${invoice_address},
    invoice_postal_code = ${digits(invoice_postal_code)}, invoice_city = ${invoice_city},
    invoice_reference = ${invoice_reference}, order_reference = ${order_reference}`;
  const { rows } = await sql<{ invoice_email: string }>`
    select invoice_email from companies where id = ${actor.company_id}`.execute(trx);
  const written = await write(trx, actor, revision, columns);
  if (isRefusal(written) || rows[0]?.invoice_email === invoice_email) return written;
  const { company_name, name: changed_by } = actor;
  const changed = { what: 'fakturor', company_name, email: invoice_email, changed_by };
  await mailOwners(trx, actor.company_id, mailboxMail(changed, now));
  return written;
}
