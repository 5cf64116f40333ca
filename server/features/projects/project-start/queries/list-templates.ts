import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { type ProjectInput, projectInput } from '#contract/projects/project.ts';
import type { Template } from '#contract/projects/project-start.ts';
import type { CompanyActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

export const TEMPLATE_COLUMNS = sql`id, name, form ->> 'kind' as kind, jsonb_array_length(form -> 'roles') as role_count, created_date`;

/** A page of the templates of the company, the newest first. */
export async function listTemplates(db: Db, { company_id }: CompanyActor, page: number) {
  const [{ rows: items }, count] = await Promise.all([
    sql<Template>`select ${TEMPLATE_COLUMNS} from project_templates where company_id = ${company_id}
      order by created_date desc, id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from project_templates where company_id = ${company_id}`.execute(
      db,
    ),
  ]);
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/** The form of a template; null if the template is unknown or another company's, or if the form is no longer valid. */
export async function findTemplate(db: Db, { company_id }: CompanyActor, id: string): Promise<ProjectInput | null> {
  const { rows } = await sql<{ form: unknown }>`
    select form from project_templates where id = ${id} and company_id = ${company_id}`.execute(db);
  return projectInput.safeParse(rows[0]?.form).data ?? null;
}
