import { type SqlBool, sql } from 'kysely';
import type { TalentWishes } from '#contract/search.ts';
import type { Db } from '../../db/transaction.ts';
import { isVisibleTalent } from '../search/policy.ts';
import { matchesWishes } from '../search/queries/matching.ts';

/** How many findable talents fit the wishes on that day, by the conditions of the companies' own search. Nobody is read. */
export async function countMatching(db: Db, wishes: TalentWishes, today: string): Promise<number> {
  const conditions = [isVisibleTalent('t', today), ...matchesWishes(wishes)];
  const { total } = await db
    .selectFrom('talents as t')
    .where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
