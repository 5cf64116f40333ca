import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { CompanyInvoice } from '#contract/money/invoice.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { standingOf } from '#domain/money/invoice/invoice.rules.ts';
import type { InvoiceStatus } from '#domain/money/invoice/invoice.workflow.ts';
import { ocrOf } from '#domain/money/invoice/ocr.ts';
import type { CompanyActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { visibleInvoices } from '#server/features/money/invoice/policy.ts';
import { balanceIn } from '#server/features/money/ledger/queries/balance-in.ts';
import { LOSS_EVENTS } from './find-loss.ts';
import { findPapers } from './find-papers.ts';

interface Row extends Omit<CompanyInvoice, 'standing' | 'ocr' | 'papers'> {
  readonly status: InvoiceStatus;
  readonly reminded_date: string | null;
  readonly collection_date: string | null;
}

// A write-off is internal to Medverka, so it does not count here: the company still owes the amount.
export const openForCompany = balanceIn('receivables', sql.ref('i.id'), { without: LOSS_EVENTS });
const IS_UNPAID = sql`(i.status = 'issued' or i.status = 'written_off' and ${openForCompany} > 0)`;

interface Unpaid {
  readonly open_count: number;
  readonly open_ore: Ore;
  readonly overdue_count: number;
  readonly overdue_ore: Ore;
}

async function countUnpaid(db: Db, actor: CompanyActor, { today }: Moment) {
  const { rows } = await sql<Unpaid>`
    select count(*) as open_count, coalesce(sum(open_ore), 0)::bigint as open_ore,
      count(*) filter (where due_on < ${today}) as overdue_count,
      coalesce(sum(open_ore) filter (where due_on < ${today}), 0)::bigint as overdue_ore
    from (select i.due_on, ${openForCompany} as open_ore from invoices i
      where ${visibleInvoices(actor)} and ${IS_UNPAID}) unpaid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The sums of invoices came back empty');
  return {
    open: { count: row.open_count, ore: row.open_ore },
    overdue: { count: row.overdue_count, ore: row.overdue_ore },
  };
}

// If a rounding was written off, the company owes nothing and sees the invoice as paid.
const seenAs = ({ open_ore }: Pick<Row, 'open_ore'>) => (open_ore > 0 ? ('issued' as const) : ('paid' as const));

/** Invoices as shown to the company, the latest first. */
async function readInvoices(db: Db, where: ReturnType<typeof sql>, { today }: Moment, limited = sql``) {
  const { rows } = await sql<Row>`
    select i.id, i.number, p.title as project_title, i.status, i.issued_on, i.due_on, i.total_ore, i.reminded_date,
      i.collection_date, ${openForCompany} as open_ore
    from invoices i join projects p on p.id = i.project_id where ${where}
    order by i.issued_on desc, i.number desc, i.id ${limited}`.execute(db);
  const papers = await findPapers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ status, reminded_date, collection_date, ...row }): CompanyInvoice => {
    const seen = status === 'written_off' ? seenAs(row) : status;
    return {
      ...row,
      standing: standingOf({ ...row, status: seen, reminded_date, collection_date }, today),
      ocr: ocrOf(row.number),
      papers: papers.filter(({ invoice_id }) => invoice_id === row.id),
    };
  });
}

/** All invoices of one project that the company may see, without paging: there are few. */
export const listInvoicesOf = (db: Db, actor: CompanyActor, project_id: string, moment: Moment) =>
  readInvoices(db, sql`i.project_id = ${project_id} and ${visibleInvoices(actor)}`, moment);

/** A page of a company's invoices, all or only unpaid ones, the latest first. */
export async function listCompanyInvoices(
  db: Db,
  actor: CompanyActor,
  { group, page }: { readonly group: 'open' | 'all'; readonly page: number },
  moment: Moment,
) {
  const where = sql`${visibleInvoices(actor)} and ${group === 'open' ? IS_UNPAID : sql`true`}`;
  const [items, counted, unpaid] = await Promise.all([
    readInvoices(db, where, moment, pageOfRows(page, PAGE_SIZE)),
    sql<{ total: number }>`select count(*) as total from invoices i where ${where}`.execute(db),
    countUnpaid(db, actor, moment),
  ]);
  return { items, page, page_size: PAGE_SIZE, total: counted.rows[0]?.total ?? 0, ...unpaid };
}
