import type { FeeRange } from '#domain/projects/fee-guide/fee-guide.ts';
import type { GuideKey } from '#domain/projects/fee-guide/guide-key.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';

/**
 * The fees of similar roles, without those of the company; null if no figures may be shown.
 * @param company_id null for an administrator
 */
export async function findGuide(
  db: Db,
  company_id: string | null,
  { category, basis, hours }: GuideKey,
): Promise<FeeRange | null> {
  const { rows } = await sql<{ [End in keyof FeeRange]: FeeRange[End] | null }>`
    select low_ore, high_ore from fee_guides
    where category = ${category} and basis = ${basis} and hours = ${hours}
      and (company_id = ${company_id} or company_id is null)
    order by company_id nulls last limit 1`.execute(db);
  const { low_ore = null, high_ore = null } = rows[0] ?? {};
  return low_ore === null || high_ore === null ? null : { low_ore, high_ore };
}
