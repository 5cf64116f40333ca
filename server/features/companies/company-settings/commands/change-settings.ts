import { sql } from 'kysely';
import type { z } from 'zod';
import type { factsForm, invoicingForm } from '#contract/companies/company-settings.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { holdRight } from '#server/lifecycle/lock-rights.ts';
import { announce } from '#server/live/announce.ts';

const digits = (postal_code: string) => postal_code.replace(' ', '');

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

/** Changes the company's invoicing facts. */
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
