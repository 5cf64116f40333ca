import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { projectCheckObject } from '#server/features/projects/project-check/lifecycle.ts';
import { findCheckOf, loadChecks } from '#server/features/projects/project-check/queries/load-checks.ts';
import { move } from '#server/lifecycle/run.ts';

/** An administrator's decision; all decisions except approval have a reason. */
export type CheckDecision = { command: 'approve' } | { command: 'ask-changes' | 'refuse'; reason: string };

/**
 * Decides whether talents may be asked for a project. After an approval the company is known, and its later projects
 * need no check.
 */
export async function decideCheck(trx: Trx, actor: AdminActor, id: string, decision: CheckDecision, moment: Moment) {
  const [check] = await loadChecks(trx, sql`x.id = ${id}`);
  if (!check) return refuse('not_found');
  const common = { noun: 'project_check', object: projectCheckObject(check), actor, moment } as const;
  const values = { decided_by_name: actor.name };
  if (decision.command !== 'approve') {
    return move(trx, { ...common, command: decision.command, words: { reason: decision.reason }, values });
  }
  const moved = await move(trx, { ...common, command: 'approve', words: {}, values });
  if (isRefusal(moved)) return moved;
  await sql`update companies set is_known = true where id = ${check.company_id}`.execute(trx);
  return true;
}

/** Submits a check again after the requested changes. */
export async function resubmitCheck(trx: Trx, actor: CompanyActor, project_id: string, moment: Moment) {
  const check = await findCheckOf(trx, actor, project_id);
  if (!check) return refuse('not_found');
  const object = projectCheckObject(check);
  return move(trx, { noun: 'project_check', command: 'resubmit', object, actor, moment, words: {} });
}
