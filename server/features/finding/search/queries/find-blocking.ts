import { sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';
import type { Looker } from '#server/features/people/talent/policy.ts';

/**
 * Ids of the talents who have blocked the searching company. The search neither finds nor counts them, so no answer
 * reveals them.
 */
export async function findBlocking(db: Db, looker: Looker): Promise<readonly string[]> {
  if (looker === null) return [];
  const { rows } = await sql<{ talent_id: string }>`
    select talent_id from talent_blocks where company_id = ${looker}`.execute(db);
  return rows.map(({ talent_id }) => talent_id);
}
