import { add, type Ore } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { refuseOverLimit } from '#server/features/casting/sign-off/commands/ask-sign-off.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { frozen, reportObject } from '#server/features/work/report/lifecycle.ts';
import { costBeyondPlan } from '#server/features/work/report/queries/cost-beyond-plan.ts';
import type { LoadedReport } from '#server/features/work/report/queries/load-reports.ts';
import { move } from '#server/lifecycle/run.ts';
import { findHeld, findManyHeld, type SeenReport } from './find-held.ts';

/** The total extra cost of reports compared with their bookings. */
async function costOfAll(trx: Trx, reports: readonly LoadedReport[]): Promise<Ore> {
  const costs: Ore[] = [];
  for (const report of reports) costs.push(await costBeyondPlan(trx, report, report.work));
  return add(...costs);
}

/**
 * Approves reports for the company, all or none; with a `project_id`, only reports of that project. The extra cost must
 * be within the member's limit.
 */
export async function approveReports(
  trx: Trx,
  actor: ProjectActor,
  project_id: string | null,
  seen: readonly SeenReport[],
  moment: Moment,
) {
  const reports = await findManyHeld(trx, actor, seen, moment);
  if (isRefusal(reports)) return reports;
  const over = await refuseOverLimit(trx, actor, () => costOfAll(trx, reports));
  if (over) return over;
  for (const report of reports) {
    if (project_id !== null && report.project_id !== project_id) return refuse('not_found');
    const object = reportObject(report);
    const values = frozen(report, moment.now);
    const moved = await move(trx, { noun: 'report', command: 'approve', object, actor, moment, words: {}, values });
    if (isRefusal(moved)) return moved;
  }
  return true as const;
}

/** Accepts, in the talent's name, the company's changes to a report. */
export async function acceptReport(trx: Trx, actor: TalentActor, seen: SeenReport, moment: Moment) {
  const report = await findHeld(trx, actor, seen, moment);
  if (isRefusal(report)) return report;
  return move(trx, { noun: 'report', command: 'accept', object: reportObject(report), actor, moment, words: {} });
}

interface Disputing extends SeenReport {
  readonly lines: readonly string[];
  readonly words: string;
}

/** Disputes lines of the other side's report. */
export async function disputeReport(
  trx: Trx,
  actor: TalentActor | CompanyActor,
  { lines, words, ...seen }: Disputing,
  moment: Moment,
) {
  const report = await findHeld(trx, actor, seen, moment);
  if (isRefusal(report)) return report;
  const days = report.work.days.map(({ day }) => `day:${day}`);
  if (lines.some((line) => line.startsWith('day:') && !days.includes(line))) return refuse('changed_meanwhile');
  return move(trx, {
    noun: 'report',
    command: actor.role === 'talent' ? 'dispute-adjustment' : 'dispute',
    object: reportObject(report),
    actor,
    moment,
    words: { reason: words },
    // Stored with the report as well as in the event: the administrator who settles the dispute reads the company's
    // words, which a minor talent is not shown.
    values: { dispute_lines: [...lines], dispute_words: words, ...frozen(report, moment.now) },
  });
}

/** Adds the explanation of the side whose report is disputed. */
export async function explainReport(
  trx: Trx,
  actor: TalentActor | CompanyActor,
  id: string,
  explanation: string,
  moment: Moment,
) {
  const report = await findHeld(trx, actor, { id }, moment);
  if (isRefusal(report)) return report;
  return move(trx, {
    noun: 'report',
    command: actor.role === 'talent' ? 'explain' : 'explain-adjustment',
    object: reportObject(report),
    actor,
    moment,
    words: {},
    values: { explanation },
  });
}
