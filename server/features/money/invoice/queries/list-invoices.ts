import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { InvoiceSummary } from '#contract/money/invoice.ts';
import { NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { Person } from '#domain/kernel/workflow/workflow.ts';
import { sumsOf } from '#domain/money/invoice/content.ts';
import { type InvoiceGroup, standingOf } from '#domain/money/invoice/invoice.rules.ts';
import { INVOICE_STATUSES, invoiceWorkflow } from '#domain/money/invoice/invoice.workflow.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import type { Db } from '#server/db/transaction.ts';
import { findParts } from './find-parts.ts';
import { countInvoices, type LoadedInvoice, loadInvoices } from './load-invoices.ts';

/**
 * A row of the administrators' list of invoices.
 * @param total_ore for a draft, the sum of its charges today
 */
export function presentInvoice(invoice: LoadedInvoice, total_ore: Ore, actor: Person, moment: Moment): InvoiceSummary {
  const { id, number, company_name, project_id, project_title, issued_on, due_on, open_ore, overpaid_ore } = invoice;
  return {
    id,
    number,
    company_name,
    project_id,
    project_title,
    issued_on,
    due_on,
    total_ore,
    open_ore,
    overpaid_ore,
    created_date: invoice.created_date,
    standing: standingOf({ ...invoice, total_ore }, moment.today),
    actions: commandsNow(invoiceWorkflow, invoice, actor, moment),
  };
}

const inGroup = (group: InvoiceGroup, { today }: Moment) =>
  ({
    draft: sql`i.status in ('draft', 'checked')`,
    open: sql`i.status = 'issued'`,
    overdue: sql`i.status = 'issued' and i.due_on < ${today}`,
    settled: sql`i.status in ('paid', 'credited', 'written_off')`,
    all: sql`true`,
  })[group];

const ORDER: Record<InvoiceGroup, ReturnType<typeof sql>> = {
  draft: sql`i.created_date, i.id`,
  open: sql`i.due_on, i.id`,
  overdue: sql`i.due_on, i.id`,
  settled: sql`i.created_date desc, i.id`,
  all: sql`i.created_date desc, i.id`,
};

/** Number of invoices in each group. */
async function countGroups(db: Db, { today }: Moment): Promise<Record<InvoiceGroup, number>> {
  // Counted from an index of the states alone, because the number of settled invoices grows all the time.
  const { rows } = await sql<Record<InvoiceGroup, number>>`
    with counted as (
      select status, count(*) as invoices from invoices where status = any(${[...INVOICE_STATUSES]}) group by status)
    select coalesce(sum(invoices) filter (where status in ('draft', 'checked')), 0)::int as draft,
      coalesce(sum(invoices) filter (where status = 'issued'), 0)::int as open,
      (select count(*) from invoices where status = 'issued' and due_on < ${today}) as overdue,
      coalesce(sum(invoices) filter (where status in ('paid', 'credited', 'written_off')), 0)::int as settled,
      coalesce(sum(invoices), 0)::int as all
    from counted`.execute(db);
  return rows[0] ?? { draft: 0, open: 0, overdue: 0, settled: 0, all: 0 };
}

interface Asked {
  readonly group: InvoiceGroup;
  /** Part of an invoice number, or of a company's or a project's name. */
  readonly text: string;
  readonly page: number;
}

/**
 * A page of the invoices in one group: settled ones and all with the latest first, otherwise the longest waiting first.
 */
export async function listInvoices(db: Db, actor: Person, { group, text, page }: Asked, moment: Moment) {
  const like = likePattern(text);
  const where = sql`${inGroup(group, moment)} and (${text} = '' or i.number like ${like} or c.name ilike ${like}
    or p.title ilike ${like})`;
  const order = sql`${ORDER[group]} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
  const [invoices, total, counts] = await Promise.all([
    loadInvoices(db, where, order),
    countInvoices(db, where),
    countGroups(db, moment),
  ]);
  const partsOf = await findParts(db, invoices);
  const items = invoices.map((invoice) => {
    const total_ore = invoice.total_ore ?? sumsOf(partsOf(invoice).flatMap(({ lines }) => lines)).total_ore;
    return presentInvoice(invoice, total_ore ?? NO_ORE, actor, moment);
  });
  return { items, page, page_size: PAGE_SIZE, total, counts };
}
