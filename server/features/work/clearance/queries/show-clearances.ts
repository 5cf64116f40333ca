import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { ClearanceRow, ClearanceView } from '#contract/work/clearance.ts';
import { mondayOf } from '#domain/kernel/time/calendar.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { Person } from '#domain/kernel/workflow/workflow.ts';
import { clearanceWorkflow } from '#domain/work/clearance/clearance.workflow.ts';
import { CLEARANCE_PAPERS, type ClearancePaper } from '#domain/work/clearance/clearance-paper.ts';
import type { OwnBreach } from '#domain/work/minor/minor-hours.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { isSeenId } from '#server/features/people/talent/policy.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { findPrivateFile } from '#server/files/private-files.ts';
import { type LoadedClearance, loadClearances } from './load-clearances.ts';

/**
 * A breach of a rule as the company sees it. If the rule is broken only together with other companies' bookings, the
 * company sees the rule and the week of its own day; the other companies' days and hours stay hidden.
 */
function forCompany(breach: OwnBreach, days: readonly string[]) {
  if (!breach.with_others) return breach;
  const own = days.findLast((day) => day <= breach.day) ?? days[0] ?? breach.day;
  return { ...breach, day: mondayOf(own), is: null };
}

/** A clearance as shown to the actor. */
function presentClearance(clearance: LoadedClearance, actor: Person, moment: Moment): ClearanceView {
  const { id, status, first_day, lacks, days, chaperone_name, chaperone_phone } = clearance;
  const { school_leave_on, school_leave_by, hours_from, hours_to, permit_number } = clearance;
  const isOpen = status === 'waiting';
  const isCompany = actor.role === 'company';
  return {
    id,
    status,
    first_day,
    lacks: isOpen ? lacks.map(({ code, by }) => ({ code, by: [...by] })) : [],
    breaches: isOpen ? clearance.breaches.map((breach) => (isCompany ? forCompany(breach, days) : breach)) : [],
    chaperone:
      chaperone_name === null || chaperone_phone === null ? null : { name: chaperone_name, phone: chaperone_phone },
    school_leave:
      school_leave_on === null || school_leave_by === null
        ? null
        : { granted_on: school_leave_on, told_by: school_leave_by },
    hours: hours_from === null || hours_to === null ? null : { from: hours_from, to: hours_to },
    permit: permit_number === null ? null : { number: permit_number },
    papers: CLEARANCE_PAPERS.filter((paper) => clearance[`${paper}_file_id`] !== null),
    actions: commandsNow(clearanceWorkflow, clearance, actor, moment),
  };
}

const presentRow = (clearance: LoadedClearance, actor: ProjectActor, moment: Moment): ClearanceRow => ({
  ...presentClearance(clearance, actor, moment),
  talent_id: clearance.talent_id,
  talent_name: clearance.talent_name,
  role_title: clearance.role_title,
});

/** The condition on `c` (clearances) and `p` (projects) for the clearances that the actor may see on `today`. */
export const visibleClearances = (actor: ProjectActor, today: string) =>
  sql`${visibleProjects(actor)} and ${isSeenId(sql.ref('c.talent_id'), actor, today)}`;

/**
 * A page of a project's waiting and cleared clearances, waiting ones first. The caller has checked that the actor may
 * see the project.
 */
export async function listClearances(db: Db, actor: ProjectActor, project_id: string, page: number, moment: Moment) {
  const where = sql`c.project_id = ${project_id} and c.status in ('waiting', 'cleared')
    and ${visibleClearances(actor, moment.today)}`;
  const order = sql`c.status desc, talent_name, c.id ${pageOfRows(page, PAGE_SIZE)}`;
  const [rows, count] = await Promise.all([
    loadClearances(db, where, moment, order),
    sql<{ total: number }>`
      select count(*) as total from clearances c join projects p on p.id = c.project_id where ${where}`.execute(db),
  ]);
  const items = rows.map((row) => presentRow(row, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/** One clearance as shown to its company or an administrator; null if the actor may not see it. */
export async function findClearance(db: Db, actor: ProjectActor, id: string, moment: Moment) {
  const [found] = await loadClearances(db, sql`c.id = ${id} and ${visibleClearances(actor, moment.today)}`, moment);
  return found ? presentRow(found, actor, moment) : null;
}

/** The newest clearance of one assignment; null if there is none. The caller has checked that the actor may see it. */
export async function findClearanceOf(db: Db, actor: Person, candidate_id: string, moment: Moment) {
  const newest = sql`c.created_date desc, c.id limit 1`;
  const [found] = await loadClearances(db, sql`c.candidate_id = ${candidate_id}`, moment, newest);
  return found ? presentClearance(found, actor, moment) : null;
}

/**
 * The permit or the school's note of the newest clearance that meets the condition on `c` (clearances) and `p`
 * (projects); null without such a file.
 */
async function findPaper(db: Db, where: ReturnType<typeof sql>, paper: ClearancePaper, moment: Moment) {
  const [found] = await loadClearances(db, where, moment, sql`c.created_date desc, c.id limit 1`);
  const file_id = found?.[`${paper}_file_id`];
  return file_id ? ((await findPrivateFile(db, file_id)) ?? null) : null;
}

/** A file of a clearance, for the booking company or an administrator. */
export const findPaperFor = (db: Db, actor: ProjectActor, id: string, paper: ClearancePaper, moment: Moment) =>
  findPaper(db, sql`c.id = ${id} and ${visibleClearances(actor, moment.today)}`, paper, moment);

/** A file of the newest clearance of an assignment, for a guardian who came by a link. */
export const findPaperOf = (db: Db, candidate_id: string, paper: ClearancePaper, moment: Moment) =>
  findPaper(db, sql`c.candidate_id = ${candidate_id}`, paper, moment);
