import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { WrittenCompanyChange } from '#contract/office/company-change.ts';

/** Another name of a company. */
export const aCompanyChange = (given: Partial<WrittenCompanyChange> = {}): WrittenCompanyChange => ({
  id: randomUUID(),
  name: 'Nya Bolaget AB',
  organisation_number: null,
  reason: 'Vi har bytt firma.',
  ...given,
});

/**
 * Inserts a change that waits for its paper.
 * @returns its id
 */
export async function aCompanyChangeRow(pool: Pool, company_id: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into company_changes (id, company_id, status, old_name, old_number, name, reason, asked_by, asked_by_name,
       created_date, updated_date)
     select gen_random_uuid(), id, 'written', name, organisation_number, 'Nya Bolaget AB', 'Vi har bytt firma.',
       gen_random_uuid(), 'Ada', app_now(), app_now() from companies where id = $1 returning id`,
    [company_id],
  );
  return rows[0]?.id ?? '';
}
