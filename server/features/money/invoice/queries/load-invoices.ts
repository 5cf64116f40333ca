import { sql } from 'kysely';
import { readContent } from '#contract/money/invoice.ts';
import { add, NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { Buyer, InvoiceContent, InvoiceLine } from '#domain/money/invoice/content.ts';
import type { Endpoint } from '#domain/money/invoice/endpoint.ts';
import type { InvoiceSubject } from '#domain/money/invoice/invoice.workflow.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { PLACE } from '#server/features/companies/place/queries.ts';
import { balanceIn } from '#server/features/money/ledger/queries/balance-in.ts';
import { COST_CENTRE, ENDPOINT } from '#server/features/money/project-invoicing/queries.ts';
import { LOSS_EVENTS } from './find-loss.ts';
import { withholdInInvoices, withParts } from './withhold-in-invoice.ts';

/** An invoice with the facts that its guards, events and papers need. */
export interface LoadedInvoice extends InvoiceSubject {
  readonly id: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly project_id: string;
  readonly project_title: string;
  readonly charge_ids: readonly string[];
  readonly reference: string;
  readonly order_reference: string;
  readonly invoice_email: string;
  /** The project's cost centre and e-invoice address today. */
  readonly cost_centre: string;
  readonly endpoint: Endpoint | null;
  readonly number: string | null;
  readonly issued_on: string | null;
  /** The content as issued; null for a draft. */
  readonly content: InvoiceContent | null;
  readonly total_ore: Ore | null;
  readonly credited_ore: Ore;
  /** The part of a paid advance that later invoices have deducted; 0 for other invoices. */
  readonly settled_ore: Ore;
  /** The lines of an advance; null for other invoices. */
  readonly advance_lines: readonly InvoiceLine[] | null;
  /** Amount that is still written off. */
  readonly lost_ore: Ore;
  /** Amount below a krona that was rounded off and not paid or credited since. */
  readonly rounded_ore: Ore;
  /** The company's name, organisation number and invoice address today. */
  readonly buyer: Buyer;
  readonly created_date: string;
}

interface Row extends Omit<LoadedInvoice, 'content' | 'creditable_ore'> {
  readonly content: unknown;
}

/**
 * Invoices by a condition on `i` (invoices), `c` (companies) and `p` (projects). The caller checks who may see them.
 */
export async function loadInvoices(db: Db, where: ReturnType<typeof sql>, order = sql`i.id`): Promise<LoadedInvoice[]> {
  const { rows } = await sql<Row>`
    select i.id, i.status, i.company_id, c.name as company_name, i.project_id, p.title as project_title, i.charge_ids,
      i.reference, i.order_reference, coalesce(i.mailbox, c.invoice_email) as invoice_email, ${COST_CENTRE} as cost_centre,
      ${ENDPOINT} as endpoint, i.number, i.issued_on, i.due_on, i.content, i.total_ore,
      i.sent_date, i.kind = 'advance' as is_advance, i.advance_lines, i.reminded_date, i.collection_date, i.created_date,
      json_build_object('name', c.name, 'org_number', c.organisation_number,
        'country', coalesce(s.country, 'SE'), 'vat_number', coalesce(s.vat_number, ''),
        'registration_number', coalesce(s.registration_number, ''),
        'address_line', coalesce(s.address_line, case when c.invoice_address = '' then c.address else c.invoice_address end),
        'postcode', coalesce(s.postcode, case when c.invoice_address = '' then c.postal_code else c.invoice_postal_code end),
        'city', coalesce(s.city, case when c.invoice_address = '' then c.city else c.invoice_city end)) as buyer,
      ${balanceIn('receivables', sql.ref('i.id'))} as open_ore,
      -${balanceIn('customer_credits', sql.ref('i.id'))} as overpaid_ore,
      -${balanceIn('receivables', sql.ref('i.id'), { only: LOSS_EVENTS })} as lost_ore,
      -${balanceIn('receivables', sql.ref('i.id'), { only: ['rounded_off'] })} as rounded_ore,
      (select count(*) from invoice_payments y where y.invoice_id = i.id and y.kind = 'payment'
        and not exists (select from invoice_payments b where b.takes_back = y.id)) as paid_count,
      coalesce((select sum(s.amount_ore) from advance_settlements s where s.advance_id = i.id), 0)::bigint as settled_ore,
      coalesce((select sum(y.total_ore) from credit_notes y where y.invoice_id = i.id), 0)::bigint as credited_ore
    from invoices i join companies c on c.id = i.company_id join projects p on p.id = i.project_id ${PLACE}
      left join project_invoicing n on n.project_id = i.project_id
    where ${where} order by ${order}`.execute(db);
  const withholdIn = await withholdInInvoices(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    content: row.content === null ? null : withParts(readContent(row.content), withholdIn(row.id)),
    creditable_ore: subtract(row.total_ore ?? NO_ORE, add(row.credited_ore, row.settled_ore)),
  }));
}

/** Number of invoices by a condition as in `loadInvoices`. */
export async function countInvoices(db: Db, where: ReturnType<typeof sql>): Promise<number> {
  return countRows(
    db,
    sql`invoices i join companies c on c.id = i.company_id join projects p on p.id = i.project_id where ${where}`,
  );
}
