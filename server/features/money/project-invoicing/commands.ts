import { sql } from 'kysely';
import type { ProjectInvoicing } from '#contract/money/project-invoicing.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { visibleProjects } from '#server/features/projects/project/policy.ts';
import { announce } from '#server/live/announce.ts';

/** Writes what the company wants on a project's invoices. Drafts that nobody has checked follow the order number. */
export async function writeProjectInvoicing(
  trx: Trx,
  actor: CompanyActor,
  project_id: string,
  wanted: ProjectInvoicing,
  { now }: Moment,
) {
  const { rows } = await sql`
    select from projects p where p.id = ${project_id} and ${visibleProjects(actor)} for key share`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  const { order_reference, cost_centre, endpoint } = wanted;
  const values = {
    order_reference,
    cost_centre,
    endpoint_scheme: endpoint?.scheme ?? null,
    endpoint_number: endpoint?.number ?? null,
    account_id: actor.account_id,
    actor_name: actor.name,
    updated_date: now,
  };
  await trx
    .insertInto('project_invoicing')
    .values({ project_id, ...values })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute();
  if (order_reference !== '') {
    await sql`
      update invoices set order_reference = ${order_reference}
      where project_id = ${project_id} and status = 'draft'`.execute(trx);
  }
  announce(trx, { topics: [`company:${actor.company_id}`], noun: 'invoice' });
  return true as const;
}
