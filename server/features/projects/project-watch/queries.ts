import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { type Risk, type RiskFacts, risksOf } from '#domain/companies/risk/risk.rules.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { PROJECT_STATUSES, type ProjectStatus } from '#domain/projects/project/project-states.ts';
import {
  PROJECT_DELAYS,
  type ProjectDelay,
  SIGNED_DAYS_BEFORE,
  STILL_DAYS,
  type WatchedGroup,
  type WatchOrder,
} from '#domain/projects/project/project-watch.ts';
import { countRows } from '#server/db/count-rows.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { hasRisk, projectRiskFacts } from '#server/features/companies/risk/queries.ts';
import { type ListedProject, listSummaries } from '#server/features/projects/project/queries/list-projects.ts';
import { IS_CAST } from '#server/features/projects/project/queries/places.ts';

export interface WatchFilter {
  readonly group: WatchedGroup;
  readonly status?: ProjectStatus | undefined;
  readonly step?: number | undefined;
  readonly kind?: string | undefined;
  readonly company_id?: string | undefined;
  readonly risk?: Risk | undefined;
  readonly delay?: ProjectDelay | 'any' | undefined;
  /** Part of the title or the company's name. */
  readonly text: string;
  readonly order: WatchOrder;
  readonly page: number;
}

export interface LoadedWatch extends ListedProject {
  readonly company_id: string;
  readonly risks: Risk[];
  readonly delays: ProjectDelay[];
}

type Condition = RawBuilder<SqlBool>;

const STATUSES_OF: Record<WatchedGroup, readonly ProjectStatus[]> = {
  all: PROJECT_STATUSES,
  ongoing: ['draft', 'casting', 'active'],
  completed: ['completed', 'cancelled'],
};

/**
 * For each kind of delay: the condition on `p` (projects) for being late in that way today. A project is late only if
 * somebody can still act in it.
 */
const delaysAt = ({ today }: Moment): Record<ProjectDelay, Condition> => ({
  days_passed: sql`p.status in ('draft', 'casting') and exists (
    select from project_dates d where d.project_id = p.id and d.starts_on < ${today})`,
  decision: sql`p.status = 'casting' and p.decision_by < ${today} and exists (
    select from candidates k where k.project_id = p.id and not k.is_deleted and k.interest_status = 'interested'
      and k.client_decision is null)`,
  answers: sql`p.status = 'casting' and exists (
    select from candidates k where k.project_id = p.id and not k.is_deleted and k.interest_status = 'overdue_interest'
      and k.client_decision is null)`,
  unsigned: sql`p.status = 'active' and exists (
    select from agreements g where g.project_id = p.id and g.status = 'to_sign')
    and exists (select from project_dates d where d.project_id = p.id and d.starts_on <= ${addDays(today, SIGNED_DAYS_BEFORE)})`,
  unconfirmed: sql`p.status = 'active' and p.work_ends_on < ${today}`,
  still: sql`p.status = 'casting' and p.updated_date < ${addDays(today, -STILL_DAYS)}::date`,
});

const ORDERS = {
  changed: sql`p.updated_date desc, p.id`,
  company: sql`c.name, p.updated_date desc, p.id`,
  first_day: sql`(select min(starts_on) from project_dates d where d.project_id = p.id), p.id`,
};

const named = (conditions: Readonly<Record<string, Condition>>, names: readonly string[]) =>
  sql`array_remove(array[${sql.join(names.map((name) => sql`case when ${conditions[name]} then ${name} end`))}]::text[], null)`;

/** A page of the projects of all companies, without parts of productions whose casting has ended. */
export async function watchProjects(db: Db, filter: WatchFilter, moment: Moment) {
  const delays = delaysAt(moment);
  const isLate = sql<SqlBool>`(${sql.join(
    PROJECT_DELAYS.map((name) => sql`(${delays[name]})`),
    sql` or `,
  )})`;
  const statuses = filter.status ? [filter.status] : STATUSES_OF[filter.group];
  const conditions = [
    sql`not ${IS_CAST}`,
    sql`p.status = any(${[...statuses]})`,
    ...(filter.group === 'all' ? [] : [sql`p.status = any(${[...STATUSES_OF[filter.group]]})`]),
    ...(filter.step ? [sql`p.current_step = ${filter.step}`] : []),
    ...(filter.kind ? [sql`p.kind = ${filter.kind}`] : []),
    ...(filter.company_id ? [sql`p.company_id = ${filter.company_id}`] : []),
    ...(filter.risk ? [hasRisk(filter.risk)] : []),
    ...(filter.delay ? [filter.delay === 'any' ? isLate : sql`(${delays[filter.delay]})`] : []),
    ...(filter.text
      ? [sql`(p.title ilike ${likePattern(filter.text)} or c.name ilike ${likePattern(filter.text)})`]
      : []),
  ];
  const facts = projectRiskFacts(moment.today);
  const from = sql`projects p join companies c on c.id = p.company_id ${filter.risk ? facts : sql``}
    where ${sql.join(conditions, sql` and `)}`;
  const order = filter.order === 'urgent' ? sql`${isLate} desc, ${ORDERS.first_day}` : ORDERS[filter.order];
  const [chosen, total] = await Promise.all([
    sql<Pick<LoadedWatch, 'id' | 'company_id'>>`
      select p.id, p.company_id
      from ${from} order by ${order} ${pageOfRows(filter.page, PAGE_SIZE)}`.execute(db),
    countRows(db, from),
  ]);
  const ids = chosen.rows.map(({ id }) => id);
  // The delays are looked for on the page alone: among all projects PostgreSQL would read all candidates for them.
  const late = named(delays, PROJECT_DELAYS);
  const [summaries, counted] = await Promise.all([
    listSummaries(db, ids),
    sql<RiskFacts & Pick<LoadedWatch, 'id' | 'delays'>>`
      select p.id, f.*, ${late} as delays
      from projects p ${facts} where p.id = any(${ids}::uuid[])`.execute(db),
  ]);
  const found = new Map(counted.rows.map(({ id, delays, ...facts }) => [id, { delays, risks: risksOf(facts) }]));
  const items: LoadedWatch[] = chosen.rows.flatMap((watched) => {
    const [summary, watch] = [summaries.find(({ id }) => id === watched.id), found.get(watched.id)];
    return summary && watch ? [{ ...summary, ...watched, ...watch }] : [];
  });
  return { items, page: filter.page, page_size: PAGE_SIZE, total };
}
