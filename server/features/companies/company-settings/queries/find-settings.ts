import { sql } from 'kysely';
import type { CompanySettings } from '#contract/companies/company-settings.ts';
import { INVOICE_MEMBERS, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { findPlace } from '#server/features/companies/place/queries.ts';

type Row = CompanySettings['facts'] &
  CompanySettings['invoicing'] &
  Pick<CompanySettings, 'revision' | 'name' | 'organisation_number'>;

/** The company's facts and invoicing, and which of them the member may change. */
export async function findSettings(db: Db, { company_id, member_role }: CompanyActor): Promise<CompanySettings> {
  const { rows } = await sql<Row>`
    select name, organisation_number, settings_revision as revision, contact_name, phone, address, postal_code, city,
      homepage, about, invoice_email, invoice_address, invoice_postal_code, invoice_city, invoice_reference,
      order_reference
    from companies where id = ${company_id}`.execute(db);
  const place = await findPlace(db, company_id);
  const [row] = rows;
  if (!row) throw new Error('A member of no company asks for its settings');
  const { revision, name, organisation_number } = row;
  const { contact_name, phone, address, postal_code, city, homepage, about } = row;
  const { invoice_email, invoice_address, invoice_postal_code, invoice_city } = row;
  const { invoice_reference, order_reference } = row;
  const invoicers: readonly MemberRole[] = INVOICE_MEMBERS;
  return {
    revision,
    name,
    organisation_number,
    place,
    facts: { contact_name, phone, address, postal_code, city, homepage, about },
    invoicing: {
      invoice_email,
      invoice_address,
      invoice_postal_code,
      invoice_city,
      invoice_reference,
      order_reference,
    },
    may_change_facts: member_role === 'owner',
    may_change_invoicing: invoicers.includes(member_role),
  };
}
