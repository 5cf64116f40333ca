import type { ProjectInput } from '#contract/projects/project.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { columnsOfTerms } from '#server/features/projects/project/queries/role-terms.ts';

/** Replaces the dates of a project. */
export async function writeDates(trx: Trx, project_id: string, dates: ProjectInput['dates']): Promise<void> {
  await trx.deleteFrom('project_dates').where('project_id', '=', project_id).execute();
  if (dates.length === 0) return;
  await trx
    .insertInto('project_dates')
    .values(dates.map(({ kind, starts_on, ends_on }) => ({ kind, starts_on, ends_on, project_id })))
    .execute();
}

/**
 * Writes the roles of a project: changes known roles, makes new ones and removes the rest. Their order is stored as
 * `role_index`. A role with candidates or announcements cannot be removed: the database refuses (role_in_use).
 */
export async function writeRoles(trx: Trx, project_id: string, roles: ProjectInput['roles']): Promise<void> {
  const kept = roles.flatMap((role) => (role.id ? [role.id] : []));
  await sql`delete from project_roles where project_id = ${project_id} and not (id = any(${kept}::uuid[]))`.execute(
    trx,
  );
  for (const [role_index, { id, wanted, terms, ...fields }] of roles.entries()) {
    const values = { ...fields, role_index, wanted: JSON.stringify(wanted), ...columnsOfTerms(terms) };
    const changed = id
      ? await trx
          .updateTable('project_roles')
          .set(values)
          .where('id', '=', id)
          .where('project_id', '=', project_id)
          .returning('id')
          .executeTakeFirst()
      : undefined;
    // An id that the project does not have belonged to a role that another member has removed meanwhile: the role is
    // made again.
    if (!changed)
      await trx
        .insertInto('project_roles')
        .values({ ...values, project_id })
        .execute();
  }
}
