import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Db } from '#server/db/transaction.ts';

export interface VoucherOfPeriod {
  readonly series: string;
  readonly number: number;
  readonly posted_on: string;
  readonly happened_on: string;
  readonly written_on: string;
  readonly text: string;
  readonly lines: readonly { readonly account: number; readonly amount_ore: Ore; readonly project_id: string | null }[];
}

/** Every voucher of a period, ordered by series and number; not paged, because it goes to a file. */
export async function vouchersOf(db: Db, from: string, to: string): Promise<VoucherOfPeriod[]> {
  const { rows } = await sql<VoucherOfPeriod>`
    select v.series, v.number, v.posted_on, v.happened_on, v.text,
      (v.created_date at time zone 'Europe/Stockholm')::date as written_on,
      json_agg(json_build_object('account', l.account, 'amount_ore', l.amount_ore, 'project_id', l.project_id)
        order by l.position) as lines
    from vouchers v join voucher_lines l on l.voucher_id = v.id
    where v.posted_on between ${from} and ${to}
    group by v.id order by v.series, v.year, v.number`.execute(db);
  return rows;
}

/** The titles of projects by id. A deleted project has none: the books outlive it. */
export async function titlesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'title'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
