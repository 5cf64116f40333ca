import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/transaction.ts';
import { isVisibleTalent } from '../policy.ts';

/** What a company may see of a talent in a list. */
export const CARD_COLUMNS = [
  't.id',
  't.first_name',
  't.last_name',
  't.profile_image',
  't.playing_age_min',
  't.playing_age_max',
  't.municipality_id',
  't.categories',
  't.height_cm',
  't.created_date',
] as const;

/** The cards of those of these talents who may be seen on that day (ISO), in no order. */
export async function findCards(db: Db, ids: readonly string[], today: string) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('talents as t')
    .where(sql<SqlBool>`t.id = any(${ids}::uuid[])`)
    .where(isVisibleTalent('t', today))
    .select(CARD_COLUMNS)
    .execute();
}

export type CardRow = Awaited<ReturnType<typeof findCards>>[number];
