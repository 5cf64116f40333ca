import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { draftOf, findOwing, holdProjects } from '#server/features/money/invoice/queries/find-owing.ts';
import { make } from '#server/lifecycle/run.ts';
import { moveOnly } from './move-invoice.ts';

/** The drafts of a project that have extensions of rights alone. A checked draft stays as it was checked. */
async function findDrafts(trx: Trx, project_id: string): Promise<readonly { readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from invoices i where i.project_id = ${project_id} and i.status = 'draft'
      and not exists (select from charges g where g.id = any(i.charge_ids) and g.kind <> 'extension')
    order by i.id`.execute(trx);
  return rows;
}

/**
 * Gathers all extensions of rights of a project that are on no sent or checked invoice in one draft. Each extension
 * has made a draft of its own; these are discarded, which releases their charges.
 * @returns the id of the draft
 */
export async function collectExtensions(trx: Trx, actor: AdminActor, project_id: string, moment: Moment) {
  const { rows } = await sql`select from projects where id = ${project_id}`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  await holdProjects(trx, [project_id]);
  for (const { id } of await findDrafts(trx, project_id)) {
    const discarded = await moveOnly(trx, id, { command: 'discard', actor, moment, of_project: true });
    if (isRefusal(discarded)) return discarded;
  }
  const [owing] = await findOwing(trx, sql`p.id = ${project_id} and g.kind = 'extension'`);
  if (!owing) return refuse('nothing_owed');
  const object = draftOf(owing, moment.now);
  const made = await make(trx, { noun: 'invoice', object, actor, moment, words: {} });
  return isRefusal(made) ? made : object.id;
}
