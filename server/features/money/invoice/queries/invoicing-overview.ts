import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { OwedProject } from '#contract/money/invoice.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { balanceIn } from '#server/features/money/ledger/queries/balance-in.ts';

interface Figures {
  readonly draft_count: number;
  readonly checked_count: number;
  readonly owed_project_count: number;
  readonly unprintable_count: number;
  readonly open_count: number;
  readonly open_ore: Ore;
  readonly overdue_count: number;
  readonly overdue_ore: Ore;
  readonly overpaid_count: number;
  readonly overpaid_ore: Ore;
}

/** Figures about invoices and charges that need work today. */
export async function loadInvoicing(db: Db, { today }: Moment) {
  const { rows } = await sql<Figures>`
    with open as (select i.due_on, ${balanceIn('receivables', sql.ref('i.id'))} as left_ore
      from invoices i where i.status = 'issued'),
    overpaid as (select -sum(l.amount_ore) as left_ore from voucher_lines l join vouchers v on v.id = l.voucher_id
      where l.account = ${sql.lit(ACCOUNTS.customer_credits.number)} group by v.subject_id having sum(l.amount_ore) < 0)
    select
      (select count(*) from invoices where status = 'draft') as draft_count,
      (select count(*) from invoices where status = 'checked') as checked_count,
      (select count(distinct project_id) from charges where status = 'owed') as owed_project_count,
      (select count(*) from invoice_papers where document_id is null and unprintable_date is not null) as unprintable_count,
      (select count(*) from open) as open_count,
      (select coalesce(sum(left_ore), 0)::bigint from open) as open_ore,
      (select count(*) from open where due_on < ${today}) as overdue_count,
      (select coalesce(sum(left_ore), 0)::bigint from open where due_on < ${today}) as overdue_ore,
      (select count(*) from overpaid) as overpaid_count,
      (select coalesce(sum(left_ore), 0)::bigint from overpaid) as overpaid_ore`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The figures came back empty');
  const { draft_count, checked_count, owed_project_count, unprintable_count } = row;
  return {
    draft_count,
    checked_count,
    owed_project_count,
    unprintable_count,
    open: { count: row.open_count, ore: row.open_ore },
    overdue: { count: row.overdue_count, ore: row.overdue_ore },
    overpaid: { count: row.overpaid_count, ore: row.overpaid_ore },
  };
}

/** A page of projects with charges that are on no invoice, the earliest work first. */
export async function listOwed(db: Db, page: number) {
  const [{ rows }, counted] = await Promise.all([
    sql<OwedProject>`
      select p.id, p.title as project_title, c.name as company_name, o.charge_count, o.ex_vat_ore, o.happened_on,
        (select count(*) from work_reports r where r.project_id = p.id
          and r.status not in ('approved', 'settled', 'void')) as open_report_count
      from (select project_id, count(*) as charge_count, min(happened_on) as happened_on,
          sum((company_price ->> 'ex_vat_ore')::bigint)::bigint as ex_vat_ore
        from charges where status = 'owed' group by project_id) o
        join projects p on p.id = o.project_id join companies c on c.id = p.company_id
      order by o.happened_on, p.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(distinct project_id) as total from charges where status = 'owed'`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: counted.rows[0]?.total ?? 0 };
}
