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
import { countRows, countRowsBy } from '#server/db/count-rows.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
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
  const [by_status, overdue] = await Promise.all([
    countRowsBy(db, INVOICE_STATUSES, sql`invoices i where i.status = asked.status`),
    countRows(db, sql`invoices where status = 'issued' and due_on < ${today}`),
  ]);
  const { draft, checked, issued: open, paid, credited, written_off } = by_status;
  const all = Object.values(by_status).reduce((sum, count) => sum + count, 0);
  return { draft: draft + checked, open, overdue, settled: paid + credited + written_off, all };
}

interface Asked {
  readonly group: InvoiceGroup;
  /** Part of an invoice number, or of a company's or a project's name. */
  readonly text: string;
  readonly page: number;
}

/**
 * A page of the invoices in one group. The groups 'settled' and 'all' begin with the latest invoice, the others with
 * the one that has waited longest.
 */
export async function listInvoices(db: Db, actor: Person, { group, text, page }: Asked, moment: Moment) {
  const like = likePattern(text);
  const where = sql`${inGroup(group, moment)} and (${text} = '' or i.number like ${like} or c.name ilike ${like}
    or p.title ilike ${like})`;
  const order = sql`${ORDER[group]} ${pageOfRows(page, PAGE_SIZE)}`;
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
