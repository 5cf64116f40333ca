import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Db } from '#server/db/transaction.ts';
import { withholdNames } from '#server/names/withheld.ts';

export interface VoucherOfPeriod {
  readonly series: string;
  readonly number: number;
  readonly posted_on: string;
  readonly happened_on: string;
  readonly written_on: string;
  readonly text: string;
  readonly lines: readonly { readonly account: number; readonly amount_ore: Ore; readonly project_id: string | null }[];
}

/**
 * Every voucher of a period, ordered by series and number; not paged, because it goes to a file. The text of a payout to
 * a talent with protected identity has the shown name.
 */
export async function vouchersOf(db: Db, from: string, to: string): Promise<VoucherOfPeriod[]> {
  const { rows } = await sql<VoucherOfPeriod & { readonly protected_id: string | null }>`
    select v.series, v.number, v.posted_on, v.happened_on, v.text,
      (v.created_date at time zone 'Europe/Stockholm')::date as written_on,
      json_agg(json_build_object('account', l.account, 'amount_ore', l.amount_ore, 'project_id', l.project_id)
        order by l.position) as lines,
      (select o.talent_id from payouts o join protected_identities m on m.talent_id = o.talent_id and m.removed_date is null
        where o.id = v.subject_id) as protected_id
    from vouchers v join voucher_lines l on l.voucher_id = v.id
    where v.posted_on between ${from} and ${to}
    group by v.id order by v.series, v.year, v.number`.execute(db);
  const ids = new Set(rows.flatMap(({ protected_id }) => protected_id ?? []));
  const ways = new Map(await Promise.all([...ids].map(async (id) => [id, await withholdNames(db, [id])] as const)));
  return rows.map(({ protected_id, ...voucher }) => {
    const withhold = protected_id === null ? undefined : ways.get(protected_id);
    return withhold ? { ...voucher, text: withhold(voucher.text) } : voucher;
  });
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
