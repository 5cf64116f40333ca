import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import {
  type Exposure,
  LATE_STOP_ORE,
  lateStopDay,
  type Prepaid,
} from '#domain/money/credit-line/credit-line.rules.ts';
import type { Db } from '#server/db/transaction.ts';
import { salePlacesOf } from '#server/features/companies/place/queries.ts';
import { paidOfAdvance, settledOfAdvance } from '#server/features/money/invoice/queries/held-advances.ts';
import { openForCompany } from '#server/features/money/invoice/queries/list-company-invoices.ts';
import { balanceIn } from '#server/features/money/ledger/queries/balance-in.ts';

/** What a company owes or has booked, and if a debt stops new work. */
export interface Standing extends Exposure, Prepaid {
  /** An invoice is late by more than thirty days, or written off and still owed. */
  readonly is_late: boolean;
}

/** The exposure to each of the companies, by id; from their open rows only, each found by an index. */
export async function findStandings(
  db: Db,
  company_ids: readonly string[],
  { today }: Moment,
): Promise<Map<string, Standing>> {
  const placeOf = await salePlacesOf(db, company_ids);
  const withVat = company_ids.filter((id) => placeOf(id) === 'SE');
  // A charge is priced with Swedish VAT, which the invoice of a sale outside Sweden leaves out.
  const price = sql`(g.company_price ->> case when c.id = any(${withVat}::uuid[]) then 'total_ore' else 'ex_vat_ore' end)::bigint`;
  const { rows } = await sql<Standing & { id: string }>`
    select c.id,
      (select coalesce(sum(r.booked_ore), 0)::bigint from work_reports r
        where r.company_id = c.id and r.status in ('open', 'reported', 'adjusted', 'disputed')) as booked_ore,
      (select coalesce(sum(${price}), 0)::bigint from charges g where g.company_id = c.id and g.status = 'owed')
        + (select coalesce(sum(${price}), 0)::bigint from invoices i join charges g on g.id = any(i.charge_ids)
          where i.company_id = c.id and i.status in ('draft', 'checked')) as owed_ore,
      (select coalesce(sum(${balanceIn('receivables', sql.ref('i.id'))}), 0)::bigint from invoices i
        where i.company_id = c.id and i.status = 'issued' and i.kind = 'work') as unpaid_ore,
      (select coalesce(sum(${paidOfAdvance} - ${settledOfAdvance}), 0)::bigint from invoices i
        where i.company_id = c.id and i.kind = 'advance' and i.status in ('issued', 'paid')
          and exists (select from projects p where p.id = i.project_id and p.status <> 'cancelled')) as held_ore,
      (select coalesce(sum(r.booked_ore), 0)::bigint from work_reports r where r.company_id = c.id
          and r.status in ('open', 'reported', 'adjusted', 'disputed') and r.created_date >= l.prepay_since)
        + (select coalesce(sum(${price}), 0)::bigint from charges g join work_reports r on r.id = g.source_id
          where g.company_id = c.id and g.status = 'owed' and r.created_date >= l.prepay_since)
        + (select coalesce(sum(${price}), 0)::bigint from invoices i join charges g on g.id = any(i.charge_ids)
            join work_reports r on r.id = g.source_id
          where i.company_id = c.id and i.status in ('draft', 'checked') and r.created_date >= l.prepay_since) as prepayable_ore,
      exists (select from invoices i
          where i.company_id = c.id and i.status = 'issued' and i.kind = 'work' and i.due_on <= ${lateStopDay(today)}
            and ${balanceIn('receivables', sql.ref('i.id'))} >= ${LATE_STOP_ORE})
        or exists (select from invoices i
          where i.company_id = c.id and i.status = 'written_off' and ${openForCompany} > 0) as is_late
    from companies c left join credit_lines l on l.company_id = c.id where c.id = any(${[...company_ids]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}
