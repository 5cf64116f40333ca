import { sql } from 'kysely';
import { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { decide } from '#domain/kernel/workflow/decide.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { openAppeal } from '#server/features/accounts/appeal/commands/open-appeal.ts';
import { lockQueuesOf } from '#server/features/casting/option/queries/lock-queue.ts';
import { companyAdapter } from '#server/features/companies/company/lifecycle.ts';
import { move } from '#server/lifecycle/run.ts';

/**
 * Refuses or suspends a company for an administrator. The company can appeal by the link in the mail about the
 * decision.
 */
export async function shutOut(
  trx: Trx,
  actor: AdminActor,
  id: string,
  command: 'refuse' | 'suspend',
  reason: string,
  moment: Moment,
) {
  // A suspension also ends the company's options. Their talents are locked before the company, as in every command.
  if (command === 'suspend') await lockQueuesOf(trx, sql`o.company_id = ${id}`);
  // The lock makes the second of two simultaneous decisions read the first.
  await sql`select from companies where id = ${id} for no key update`.execute(trx);
  const [object] = await companyAdapter.load(trx, { of: 'company', ids: [id] }, moment);
  if (!object) return refuse('not_found');
  const decided = decide(companyWorkflow, command, object.subject, actor, moment);
  if (isRefusal(decided)) return decided;
  const about = command === 'refuse' ? 'refusal' : 'suspension';
  const { company_name: name } = object.facts;
  const appeal = await openAppeal(trx, actor, { of: { company_id: id }, about, name, reason }, moment);
  if (isRefusal(appeal)) return appeal;
  const told = { ...object, concerned: { ...object.concerned, path: appeal.path } };
  return move(trx, { noun: 'company', command, object: told, actor, moment, words: appeal.words });
}
