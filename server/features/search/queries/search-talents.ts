import { type SqlBool, sql } from 'kysely';
import { SEARCH_PAGE_SIZE, type TalentWishes } from '#contract/search.ts';
import type { Db } from '../../../db/transaction.ts';
import { isVisibleTalent } from '../policy.ts';
import { matchesText, matchesWishes } from './matching.ts';

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

export interface TalentSearch {
  readonly text: string;
  readonly wishes: TalentWishes;
  /** From 1. */
  readonly page: number;
}

/** One page of the talents who fit all that is asked, the most complete and newest first, and how many fit in all. */
export async function searchTalents(db: Db, { text, wishes, page }: TalentSearch, today: string) {
  const conditions = [isVisibleTalent('t', today), ...matchesText(text), ...matchesWishes(wishes)];
  const fitting = db.selectFrom('talents as t').where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`);
  const [found, counted] = await Promise.all([
    fitting
      .select(CARD_COLUMNS)
      .orderBy('t.completeness', 'desc')
      .orderBy('t.created_date', 'desc')
      .orderBy('t.id')
      .limit(SEARCH_PAGE_SIZE)
      .offset((page - 1) * SEARCH_PAGE_SIZE)
      .execute(),
    fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { found, total: counted.total };
}

export type CardRow = Awaited<ReturnType<typeof searchTalents>>['found'][number];
