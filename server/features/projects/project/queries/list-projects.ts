import type { Kysely, RawBuilder } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { ProjectSummary } from '#contract/projects/project.ts';
import type { Shown } from '#domain/deal/terms/made-to-show.ts';
import type { DraftRole, ProjectKind } from '#domain/projects/project/project.rules.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Database } from '#server/db/generated.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { sql } from '#server/db/sql.ts';
import { type Db, together } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { BOOKED_ELSEWHERE, IS_BOOKED_BESIDE, IS_CAST, OTHER_PARTS } from './places.ts';
import { roleTerms } from './role-terms.ts';

export interface ProjectFilter {
  readonly status?: ProjectStatus | undefined;
  readonly kind?: ProjectKind | undefined;
  /** Part of the title or of the company's name. */
  readonly text: string;
  /** True lists a production once, by the part that casts if there is one. */
  readonly by_production: boolean;
  readonly page: number;
}

/** A project in a list, with the facts for its guards. */
export interface ListedProject extends Omit<ProjectSummary, 'actions' | 'current_step' | 'production_type'>, Shown {
  readonly current_step: ProjectStep;
  /** The roles of a draft. The guards of later states read none. */
  readonly roles: readonly DraftRole[];
  readonly request_count: number;
  readonly undecided_count: number;
  readonly production_id: string | null;
}

/** A page of projects with their figures, the latest changed first. */
export async function listProjects(db: Kysely<Database>, actor: ProjectActor, filter: ProjectFilter) {
  const { status, kind, text, by_production } = filter;
  const where = sql`${visibleProjects(actor)} and not ${IS_CAST}${by_production ? sql` and not ${IS_BOOKED_BESIDE}` : sql``}${status ? sql` and p.status = ${status}` : sql``}${kind ? sql` and p.kind = ${kind}` : sql``}${
    text ? sql` and (p.title ilike ${likePattern(text)} or c.name ilike ${likePattern(text)})` : sql``
  }`;
  const [items, total] = await together(db, (one) =>
    Promise.all([
      selectSummaries(one, where, sql`p.updated_date desc, p.id`, pageOfRows(filter.page, PAGE_SIZE)),
      countRows(one, sql`${WITH_COMPANY} where ${where}`),
    ]),
  );
  return { items, page: filter.page, page_size: PAGE_SIZE, total };
}

/**
 * On `p` (projects): agreements that wait for the company's signature (UNSIGNED), and reports that wait for its
 * approval (REPORTED).
 */
const UNSIGNED = sql`from agreements a where a.project_id = p.id and a.status = 'to_sign' and a.awaits = 'company'`;
const REPORTED = sql`from work_reports w where w.project_id = p.id and w.status = 'reported'`;
const WAITS = sql`(exists (select ${UNSIGNED}) or exists (select ${REPORTED}))`;

/**
 * Projects in which the company has something to do: drafts, casting and active ones, and completed ones with
 * agreements to sign or reports to approve. Projects with such agreements or reports come first; then casting ones,
 * drafts and active ones.
 */
export async function listWaitingProjects(db: Db, actor: ProjectActor, limit: number): Promise<ListedProject[]> {
  return selectSummaries(
    db,
    sql`${visibleProjects(actor)} and (p.status in ('draft', 'casting', 'active') or p.status = 'completed' and ${WAITS})`,
    sql`${WAITS} desc, array_position(array['casting', 'draft', 'active'], p.status), p.updated_date desc, p.id`,
    pageOfRows(1, limit),
  );
}

/**
 * On `p` (projects): invitations to published auditions that wait for an answer or a tape. The project is named twice, so
 * that no plan reads the auditions of all projects.
 */
const CALLED = sql`from invitations v join auditions d on d.id = v.audition_id and d.project_id = p.id
  where v.project_id = p.id and d.status = 'published'
    and (v.status = 'invited' or v.status = 'accepted' and d.kind = 'self_tape')`;

/**
 * Columns about open matters of a project `p`: invitations to auditions, reports to approve, counter-offers to answer,
 * and the sign-off of its activation.
 */
export const awaitedYes = sql`
  (select count(*) ${CALLED}) as called_count,
  (select count(*) ${CALLED} and v.asked_time_date is not null) as asked_time_count,
  (select count(*) ${REPORTED}) as report_count,
  (select count(*) from counter_offers o where o.project_id = p.id and o.status = 'with_company') as offer_count,
  exists (select from sign_offs s where s.project_id = p.id and s.what = 'activate' and s.status = 'asked') as awaits_sign_off`;

/** The projects with these ids, with their figures. The caller has checked that the actor may see them. */
export function listSummaries(db: Db, ids: readonly string[]): Promise<ListedProject[]> {
  return selectSummaries(db, sql`p.id = any(${[...ids]}::uuid[])`, sql`p.id`);
}

const WITH_COMPANY = sql`projects p join companies c on c.id = p.company_id`;

/**
 * Projects with their figures. In `where`, `p` is the project and `c` its company. `order` has columns of `p` and is
 * used twice: to choose the rows of the page, and again because joins do not keep the order. Without a page all are read.
 */
async function selectSummaries(
  db: Db,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  page = sql``,
): Promise<ListedProject[]> {
  const { rows } = await sql<ListedProject>`
    select p.*, d.first_day, d.last_day, roles.*, k.*, (select count(*) ${UNSIGNED}) as unsigned_count, ${awaitedYes}, ${OTHER_PARTS} as parts
    from (select p.id, p.kind, p.acceptance, p.title, p.production_type, p.status, p.current_step, c.name as company_name, p.municipality_id,
        p.usage_media, p.usage_territory, p.usage_months, p.created_date, p.updated_date, p.production_id
      from ${WITH_COMPANY} where ${where} order by ${order} ${page}) p
    cross join lateral (select min(starts_on) as first_day, max(ends_on) as last_day from project_dates where project_id = p.id) d
    cross join lateral (
      select count(*) as role_count, coalesce(sum(headcount - ${BOOKED_ELSEWHERE}), 0) as headcount,
        coalesce(jsonb_agg(jsonb_build_object('title', title, 'headcount', headcount, 'terms', ${roleTerms('r')}))
          filter (where p.status = 'draft'), '[]') as roles
      from project_roles r where r.project_id = p.id) roles
    cross join lateral (
      select count(*) as request_count,
        count(*) filter (where interest_status = 'pending') as pending_count,
        count(*) filter (where interest_status = 'interested') as interested_count,
        count(*) filter (where interest_status = 'overdue_interest') as overdue_count,
        count(*) filter (where client_decision = 'approved') as approved_count,
        count(*) filter (where client_decision is null) as undecided_count
      from candidates where project_id = p.id and not is_deleted) k
    order by ${order}`.execute(db);
  return rows;
}
