import { sql } from 'kysely';
import type { InvoicePaper } from '#contract/money/invoice.ts';
import type { Db } from '#server/db/transaction.ts';
import { type InvoiceActor, visibleInvoices } from '#server/features/money/invoice/policy.ts';

export type PaperOf = InvoicePaper & { readonly invoice_id: string };

/** The papers of these invoices, oldest first. */
export async function findPapers(db: Db, invoices: readonly string[]): Promise<PaperOf[]> {
  if (invoices.length === 0) return [];
  const { rows } = await sql<PaperOf>`
    select id, invoice_id, kind, words ->> 'number' as number, created_date, document_id is not null as is_made
    from invoice_papers where invoice_id = any(${[...invoices]}::uuid[]) order by created_date, id`.execute(db);
  return rows;
}

/** The document of a paper that the actor may see, null before it is printed; undefined for any other paper. */
export async function findPaperDocument(
  db: Db,
  actor: InvoiceActor,
  { id, paper_id }: { readonly id: string; readonly paper_id: string },
): Promise<{ readonly document_id: string | null } | undefined> {
  const { rows } = await sql<{ document_id: string | null }>`
    select r.document_id from invoice_papers r join invoices i on i.id = r.invoice_id
    where r.id = ${paper_id} and i.id = ${id} and ${visibleInvoices(actor)}`.execute(db);
  return rows[0];
}
