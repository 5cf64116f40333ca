import { sql } from 'kysely';
import type { ProjectInvoicing } from '#contract/money/project-invoicing.ts';
import type { Endpoint } from '#domain/money/invoice/endpoint.ts';
import type { Db } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

/** The columns of `n` (project_invoicing), which a left join may leave empty. */
export const COST_CENTRE = sql<string>`coalesce(n.cost_centre, '')`;
export const ENDPOINT = sql<Endpoint | null>`case when n.endpoint_scheme is not null
  then json_build_object('scheme', n.endpoint_scheme, 'number', n.endpoint_number) end`;

/** What the company wants on a project's invoices; undefined for a project that the actor may not see. */
export async function findProjectInvoicing(
  db: Db,
  actor: ProjectActor,
  project_id: string,
): Promise<ProjectInvoicing | undefined> {
  const { rows } = await sql<ProjectInvoicing>`
    select coalesce(n.order_reference, '') as order_reference, ${COST_CENTRE} as cost_centre, ${ENDPOINT} as endpoint
    from projects p left join project_invoicing n on n.project_id = p.id
    where p.id = ${project_id} and ${visibleProjects(actor)}`.execute(db);
  return rows[0];
}
