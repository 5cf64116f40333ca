import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { WrittenTaxPaper } from '#contract/people/tax-paper.ts';

/** A decision on preliminary tax: 15 % for the payments of 2026. */
export const aTaxPaper = (given: Partial<WrittenTaxPaper> = {}): WrittenTaxPaper => ({
  id: randomUUID(),
  kind: 'adjustment',
  decided_on: '2026-01-15',
  valid_from: '2026-01-01',
  valid_to: '2026-12-31',
  points: 1_500,
  month_ore: null,
  country: null,
  ...given,
});

/**
 * Inserts a paper that waits to be looked at, valid for a century.
 * @returns its id
 */
export async function aTaxPaperRow(
  pool: Pool,
  talent_id: string,
  kind: 'adjustment' | 'sink' = 'sink',
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into tax_papers (id, talent_id, status, kind, decided_on, valid_from, valid_to, points, handed_in_by, created_date, updated_date)
     values (gen_random_uuid(), $1, 'handed_in', $2::text, '2026-01-15', '2026-01-01', '2099-12-31',
       case when $2::text = 'adjustment' then 1500 end, gen_random_uuid(), app_now(), app_now()) returning id`,
    [talent_id, kind],
  );
  return rows[0]?.id ?? '';
}
