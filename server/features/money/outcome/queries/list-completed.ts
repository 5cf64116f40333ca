import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { CompletedProject } from '#contract/money/outcome.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompletedSort } from '#domain/projects/project/completed-sorts.ts';
import type { CompanyActor } from '#server/actor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { seesInvoices } from '#server/features/money/outcome/policy.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { visibleProjects } from '#server/features/projects/project/policy.ts';
import { IS_CAST } from '#server/features/projects/project/queries/places.ts';
import { outcomeColumns } from './outcome-columns.ts';

const ORDER: Record<CompletedSort, ReturnType<typeof sql>> = {
  day: sql`p.work_ends_on`,
  title: sql`p.title`,
  cost: sql`charged_ore`,
};

export interface CompletedWanted {
  readonly text: string;
  readonly year?: number | undefined;
  readonly sort: CompletedSort;
  readonly is_ascending: boolean;
  readonly page: number;
}

/**
 * The condition on `p` (projects) for a text in the title or in the name of a booked talent. A talent whom the company
 * may not see cannot be found by name.
 */
function hasWords(text: string, actor: CompanyActor, { today }: Moment) {
  if (text === '') return sql`true`;
  const like = likePattern(text);
  return sql`(p.title ilike ${like} or exists (
    select from bookings b join talents t on t.id = b.talent_id
    where b.project_id = p.id and btrim(t.first_name || ' ' || t.last_name) ilike ${like}
      and ${isSeenTalent('t', actor, today)}))`;
}

/** A page of completed projects, and all years in which the company has such projects. */
export async function listCompleted(db: Db, actor: CompanyActor, wanted: CompletedWanted, moment: Moment) {
  const { text, year, sort, is_ascending, page } = wanted;
  const completed = sql`${visibleProjects(actor)} and p.status = 'completed' and not ${IS_CAST}`;
  const inYear = year ? sql`p.work_ends_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date` : sql`true`;
  const where = sql`${completed} and ${inYear} and ${hasWords(text, actor, moment)}`;
  const direction = is_ascending ? sql`asc nulls last` : sql`desc nulls last`;
  const [{ rows }, count, years] = await Promise.all([
    sql<CompletedProject>`
      select ${outcomeColumns(actor, seesInvoices(actor))} from projects p where ${where}
      order by ${ORDER[sort]} ${direction}, p.id
      ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from projects p where ${where}`.execute(db),
    sql<{ year: number }>`
      select distinct extract(year from p.work_ends_on)::int as year from projects p
      where ${completed} and p.work_ends_on is not null order by 1 desc`.execute(db),
  ]);
  const found = { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
  return { ...found, years: years.rows.map((row) => row.year) };
}
