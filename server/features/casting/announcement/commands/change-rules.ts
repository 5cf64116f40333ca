import { sql } from 'kysely';
import type { Review } from '#domain/casting/announcement/announcement.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

interface Rules {
  review: Review;
  changed_by: string | null;
  updated_date: string;
}

/** The administrators' rules for announcements. */
export async function findRules(db: Db): Promise<Rules> {
  const { rows } = await sql<Rules>`select review, changed_by, updated_date from announcement_rules`.execute(db);
  const [rules] = rows;
  if (!rules) throw new Error('The rules of announcements are gone');
  return rules;
}

/**
 * Changes which announcements administrators review before publication: none, only the announcements of companies that
 * have published none yet, or all.
 */
export async function changeRules(db: Db, actor: AdminActor, review: Review, { now }: Moment): Promise<Rules> {
  await sql`
    update announcement_rules set review = ${review}, changed_by = ${actor.name}, updated_date = ${now}`.execute(db);
  return findRules(db);
}
