import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isBeyond, type SaidReport, sharesOf } from '#domain/work/report/report.ts';
import type { Trx } from '#server/db/transaction.ts';
import { refuseOverLimit } from '#server/features/casting/sign-off/commands/ask-sign-off.ts';
import { reportObject, silentOn } from '#server/features/work/report/lifecycle.ts';
import type { ReportActor } from '#server/features/work/report/policy.ts';
import { costBeyondPlan } from '#server/features/work/report/queries/cost-beyond-plan.ts';
import { move } from '#server/lifecycle/run.ts';
import { findHeld } from './find-held.ts';

export interface Saying {
  readonly id: string;
  readonly version: number;
  readonly work: SaidReport;
  readonly comment: string;
}

/** True if every receipt that the report names was stored for this report. */
async function areOwnReceipts(trx: Trx, report_id: string, { outlays }: SaidReport): Promise<boolean> {
  const named = [...new Set(outlays.map(({ receipt_id }) => receipt_id))];
  if (named.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from private_files
    where id = any(${named}::uuid[]) and noun = 'work_report' and subject_id = ${report_id} and deleted_date is null`.execute(
    trx,
  );
  return rows[0]?.count === named.length;
}

/**
 * Writes a version of a report's work: by the talent (`report`), the company (`adjust`) or an administrator (`settle`).
 */
export async function sayReport(
  trx: Trx,
  actor: ReportActor,
  command: 'report' | 'adjust' | 'settle',
  saying: Saying,
  moment: Moment,
) {
  const report = await findHeld(trx, actor, saying, moment);
  if (isRefusal(report)) return report;
  const { comment, work: said } = saying;
  const work = sharesOf(said, report.plan, actor.role, report.begun_days);
  if (work === null) return refuse('changed_meanwhile');
  if (isBeyond(report.terms, said)) return refuse('not_in_terms');
  if (!(await areOwnReceipts(trx, report.id, said))) return refuse('not_found');
  const over =
    actor.role === 'company' ? await refuseOverLimit(trx, actor, () => costBeyondPlan(trx, report, work)) : null;
  if (over) return over;
  const silent_on = silentOn(moment);
  return move(trx, {
    noun: 'report',
    command,
    object: reportObject(report),
    actor,
    moment,
    words: { silent_on, reason: comment || null },
    values: { version: report.version + 1, work, said_by: actor.role, comment, said_date: moment.now },
  });
}
