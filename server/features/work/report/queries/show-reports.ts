import { type SqlBool, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { ReportDetails, ReportSummary } from '#contract/work/report.ts';
import { report as keptReport } from '#contract/work/report.ts';
import { requestMessageTo } from '#domain/casting/candidate/candidate.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { differencesOf } from '#domain/work/report/differences.ts';
import { pricedBy, type Report } from '#domain/work/report/report.ts';
import { reportWorkflow } from '#domain/work/report/report.workflow.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { findSalePlace } from '#server/features/companies/place/queries.ts';
import { findOwnPrice } from '#server/features/people/payment/queries/own-price.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { ReportActor } from '#server/features/work/report/policy.ts';
import { type LoadedReport, loadVisible } from './load-reports.ts';

/**
 * The company's words as the actor may read them. A minor sees the company's changes and disputes without its words;
 * the administrator who settles a dispute reads all words.
 */
const companysWords = (report: LoadedReport, words: string, actor: ReportActor, { today }: Moment) =>
  actor.role === 'talent' ? requestMessageTo(report, words, today) : words;

function present(report: LoadedReport, actor: ReportActor, moment: Moment): ReportSummary {
  const { candidate_id, project_id, project_title, company_name, talent_name, role_title } = report;
  const { status, version, last_day, paid_by, silent_on, said_by, comment, plan, work } = report;
  const said = said_by === 'company' ? companysWords(report, comment, actor, moment) : comment;
  const isAwaited = status === 'open' || status === 'reported' || status === 'adjusted';
  return {
    id: candidate_id,
    project_id,
    project_title,
    company_name,
    talent_name,
    role_title,
    status,
    version,
    last_day,
    paid_by,
    silent_on: isAwaited ? silent_on : null,
    said_by,
    comment: said,
    differences: differencesOf(plan, work),
    actions: commandsNow(reportWorkflow, report, actor, moment),
  };
}

/** The price of a report in the form for its reader. */
export async function priceFor(
  db: Db,
  actor: ReportActor,
  { talent_id, candidate_id, company_id, sent_date, paid_by, terms }: LoadedReport,
  said: Report,
) {
  const place = await findSalePlace(db, company_id);
  const priced = { ...pricedBy(said, terms), sent_date, paid_by, candidate_id };
  return findOwnPrice(db, actor.role, talent_id, priced, place);
}

/** The work of the version before the present one; before the first version the plan. */
async function findBefore(db: Db, { id, version, plan }: LoadedReport): Promise<Report> {
  const { rows } = await sql<{ work: unknown }>`
    select work from work_report_versions where report_id = ${id} and version = ${version - 1}`.execute(db);
  return rows[0] ? keptReport.parse(rows[0].work) : plan;
}

/** The report of an assignment, by the candidate's id; null when the actor may not see it. */
export async function showReport(
  db: Db,
  actor: ReportActor,
  candidate_id: string,
  moment: Moment,
): Promise<ReportDetails | null> {
  const [report] = await loadVisible(db, actor, sql`r.candidate_id = ${candidate_id}`, moment);
  if (!report) return null;
  const { terms, plan, begun_days, work, disputed_by, dispute_lines, dispute_words, explanation } = report;
  const [before, price] = await Promise.all([findBefore(db, report), priceFor(db, actor, report, work)]);
  const shownFrom = (isCompanys: boolean, words: string) =>
    isCompanys ? companysWords(report, words, actor, moment) : words;
  const dispute = disputed_by && {
    by: disputed_by,
    lines: [...dispute_lines],
    words: shownFrom(disputed_by === 'company', dispute_words ?? ''),
    explanation: explanation === null ? null : shownFrom(disputed_by === 'talent', explanation),
  };
  const changes = report.version > 1 ? differencesOf(before, work) : [];
  // Cast, because the schema's type has no readonly lists.
  const shown = { terms, plan, begun_days, work, changes, dispute, price } as Omit<ReportDetails, keyof ReportSummary>;
  return { ...present(report, actor, moment), ...shown };
}

/** A page of the reports that meet `where`. The caller has checked that the actor may see all of them. */
async function listReports(
  db: Db,
  actor: ProjectActor,
  where: ReturnType<typeof sql<SqlBool>>,
  order: ReturnType<typeof sql>,
  page: number,
  moment: Moment,
) {
  const [reports, total] = await Promise.all([
    loadVisible(db, actor, where, moment, sql`${order} ${pageOfRows(page, PAGE_SIZE)}`),
    countRows(db, sql`work_reports r where ${where}`),
  ]);
  return { items: reports.map((report) => present(report, actor, moment)), page, page_size: PAGE_SIZE, total };
}

/** A page of a project's reports, ordered by talent. The caller has checked that the actor may see the project. */
export function listReportsOf(db: Db, actor: ProjectActor, project_id: string, page: number, moment: Moment) {
  return listReports(db, actor, sql<SqlBool>`r.project_id = ${project_id}`, sql`talent_name, r.id`, page, moment);
}

/** A page of disputed reports, the least recently changed first. */
export function listDisputes(db: Db, actor: ProjectActor, page: number, moment: Moment) {
  return listReports(db, actor, sql<SqlBool>`r.status = 'disputed'`, sql`r.updated_date, r.id`, page, moment);
}
