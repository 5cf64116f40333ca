import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { ReportActor } from '#server/features/work/report/policy.ts';
import {
  holdReports,
  type LoadedReport,
  loadReports,
  loadVisible,
} from '#server/features/work/report/queries/load-reports.ts';

/** A report in the version that the caller's screen showed. */
export interface SeenReport {
  /** Id of the assignment's candidate. */
  readonly id: string;
  readonly version?: number;
}

/**
 * Locks the report of an assignment until the commit. If two callers write at the same moment, the second reads the
 * first one's version and is refused, because the second caller's screen showed an earlier version.
 */
export async function findHeld(trx: Trx, actor: ReportActor, { id, version }: SeenReport, moment: Moment) {
  const where = sql`r.candidate_id = ${id}`;
  if ((await loadVisible(trx, actor, where, moment)).length === 0) return refuse('not_found');
  await holdReports(trx, where);
  // Loaded without the actor: the event must name the talent even if the actor may not see the name, because other
  // people read the notices.
  const [report] = await loadReports(trx, where, moment);
  if (!report) return refuse('not_found');
  return version === undefined || version === report.version ? report : refuse('changed_meanwhile');
}

/** Locks reports in the order of their candidates' ids; refused if one report is missing or has changed meanwhile. */
export async function findManyHeld(trx: Trx, actor: ReportActor, seen: readonly SeenReport[], moment: Moment) {
  const reports: LoadedReport[] = [];
  for (const one of seen.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const report = await findHeld(trx, actor, one, moment);
    if (isRefusal(report)) return report;
    reports.push(report);
  }
  return reports;
}
