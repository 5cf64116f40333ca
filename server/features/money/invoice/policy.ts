import { type SqlBool, sql } from 'kysely';
import type { AdminActor, CompanyActor } from '#server/actor.ts';

export type InvoiceActor = CompanyActor | AdminActor;

/**
 * The condition on `i` (invoices) for the invoices that the actor may see. Administrators see all; a company sees the
 * invoices issued to it, but no drafts.
 */
export function visibleInvoices(actor: InvoiceActor) {
  return actor.role === 'admin'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(i.company_id = ${actor.company_id} and i.number is not null)`;
}
