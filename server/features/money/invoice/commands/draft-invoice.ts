import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { draftOf, findOwing, holdProjects } from '#server/features/money/invoice/queries/find-owing.ts';
import { make } from '#server/lifecycle/run.ts';

/**
 * Drafts an invoice of all charges of a project that are on no invoice, for an administrator.
 * @returns the id of the invoice
 */
export async function draftInvoice(trx: Trx, actor: AdminActor, project_id: string, moment: Moment) {
  const { rows } = await sql`select from projects where id = ${project_id}`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  await holdProjects(trx, [project_id]);
  const [owing] = await findOwing(trx, sql`p.id = ${project_id}`);
  if (!owing) return refuse('nothing_owed');
  const object = draftOf(owing, moment.now);
  const made = await make(trx, { noun: 'invoice', object, actor, moment, words: {} });
  return isRefusal(made) ? made : object.id;
}
