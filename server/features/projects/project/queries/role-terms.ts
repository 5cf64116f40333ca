import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { sql } from '#server/db/sql.ts';

/**
 * The written terms of a role: its columns `terms` and `hours` together. The hours have a column of their own because
 * processes of an earlier release refuse terms with a field that they do not know.
 * @param role the alias of project_roles
 */
export const roleTerms = (role: string) =>
  sql<WrittenTerms>`${sql.ref(`${role}.terms`)} || jsonb_build_object('hours', ${sql.ref(`${role}.hours`)})`;

/** Written terms as the values of these two columns. */
export function columnsOfTerms({ hours, ...terms }: WrittenTerms) {
  return { terms: JSON.stringify(terms), hours: hours && JSON.stringify(hours) };
}
