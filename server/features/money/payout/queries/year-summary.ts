import { sql } from 'kysely';
import type { YearSummary } from '#contract/money/payout.ts';
import { yearOf } from '#domain/kernel/time/calendar.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

type Row = Omit<YearSummary, 'years' | 'has_wages'>;

const NOTHING = { count: 0, gross_ore: 0, tax_ore: 0, vat_ore: 0, net_ore: 0, paid_out_ore: 0 };
const NO_WAGES = { wage_count: 0, allowances_ore: 0, wage_paid_out_ore: 0 };

/** The sums of the talent's pay that was sent in one year (by default this year), and all years with such pay. */
export async function summarizeYear(
  db: Db,
  { talent_id }: TalentActor,
  wanted: number | undefined,
  { today }: Moment,
): Promise<YearSummary> {
  const year = wanted ?? yearOf(today);
  const { rows } = await sql<Row>`
    select extract(year from o.sent_on)::int as year, count(*) as count, coalesce(sum(o.gross_ore), 0)::bigint as gross_ore,
      sum(o.tax_ore)::bigint as tax_ore, sum(o.vat_ore)::bigint as vat_ore, sum(o.net_ore)::bigint as net_ore,
      sum(o.amount_ore)::bigint as paid_out_ore, count(*) filter (where o.way = 'wage') as wage_count,
      coalesce(sum(o.amount_ore + o.tax_ore - o.gross_ore) filter (where o.way = 'wage'), 0)::bigint as allowances_ore,
      coalesce(sum(o.amount_ore) filter (where o.way = 'wage'), 0)::bigint as wage_paid_out_ore
    from payouts o where o.talent_id = ${talent_id} and o.status in ('sent', 'paid')
    group by 1 order by 1 desc`.execute(db);
  const found = rows.find((row) => row.year === year) ?? ({ ...NOTHING, ...NO_WAGES, year } as Row);
  return { ...found, years: rows.map((row) => row.year), has_wages: rows.some((row) => row.wage_count > 0) };
}
