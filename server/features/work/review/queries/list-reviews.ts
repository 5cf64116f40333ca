import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { meansOf, type Scores } from '#domain/work/review/review.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { presentReview } from '#server/features/work/review/present.ts';
import { loadReviews, type ReviewActor } from './load-reviews.ts';

const counted = (db: Db, where: ReturnType<typeof sql>) =>
  sql<{ total: number }>`select count(*) as total from reviews w where ${where}`.execute(db);

async function pageOfReviews(
  db: Db,
  actor: ReviewActor,
  where: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  page: number,
  moment: Moment,
) {
  const limited = sql`${order} ${pageOfRows(page, PAGE_SIZE)}`;
  const [rows, count] = await Promise.all([loadReviews(db, actor, where, moment, limited), counted(db, where)]);
  const items = rows.map((row) => presentReview(row, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/**
 * A page of the reviews of a project, ordered by the talent's name. The caller has checked that the actor may see the
 * project.
 */
export function listOfProject(db: Db, actor: ProjectActor, project_id: string, page: number, moment: Moment) {
  return pageOfReviews(db, actor, sql`w.project_id = ${project_id}`, sql`talent_name, w.id`, page, moment);
}

/** The averages of companies' published scores of a talent; null with too few scores. */
async function meansFor(db: Db, talent_id: string) {
  const { rows } = await sql<{ scores: Scores<'company'> }>`
    select part.scores from reviews w join review_parts part on part.review_id = w.id and part.side = 'company'
    where w.talent_id = ${talent_id} and w.status = 'published' and part.hidden_reason is null
      and part.scores is not null`.execute(db);
  return meansOf(rows.map(({ scores }) => scores));
}

/**
 * A page of the talent's own reviews without the lapsed ones, newest first, with the averages of the companies' scores.
 */
export async function listOwn(db: Db, actor: TalentActor, page: number, moment: Moment) {
  const where = sql`w.talent_id = ${actor.talent_id} and w.status <> 'lapsed'`;
  const [own, means] = await Promise.all([
    pageOfReviews(db, actor, where, sql`w.created_date desc, w.id`, page, moment),
    meansFor(db, actor.talent_id),
  ]);
  return { ...own, means };
}
