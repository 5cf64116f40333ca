import { sql } from 'kysely';
import type { ProjectInput } from '#contract/projects/project.ts';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import { type DayMove, moveDays } from '#domain/deal/terms/move-days.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { doneBy } from '#server/events/event.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { LoadedProject, LoadedRole } from '#server/features/projects/project/queries/load-project.ts';
import { changedFields } from './changed-fields.ts';
import { writeDates } from './write-parts.ts';

function movedRole(role: LoadedRole, moves: readonly DayMove[]): LoadedRole | null {
  if (role.terms.days === null) return role;
  const days = moveDays(role.terms.days, moves);
  return days && { ...role, terms: { ...role.terms, days } };
}

/** A project with its days and those of its roles moved; null if two of its days, or of a role, would be the same. */
export function movedProject(project: LoadedProject, moves: readonly DayMove[]): LoadedProject | null {
  const dates = moveDays(project.dates, moves);
  const roles = project.roles.flatMap((role) => movedRole(role, moves) ?? []);
  return dates && roles.length === project.roles.length ? { ...project, dates, roles } : null;
}

/** The roles of a moved project whose terms have other days than before. */
export const rolesOfOtherDays = (before: LoadedProject, after: LoadedProject): LoadedRole[] =>
  after.roles.filter((role) => {
    const old = before.roles.find(({ id }) => id === role.id);
    return old !== undefined && !areSameTerms(termsOf(before, old), termsOf(after, role));
  });

/** Writes the moved days of a locked project and of its roles, with a line in the edit log. */
export async function writeMovedDays(
  trx: Trx,
  actor: ProjectActor,
  before: LoadedProject,
  after: LoadedProject,
  moment: Moment,
): Promise<void> {
  const { id, revision } = before;
  const changes = changedFields(before, after as unknown as ProjectInput).filter(({ field }) => field === 'dates');
  const who = { project_id: id, type: 'project.edit', ...doneBy(actor), created_date: moment.now };
  await trx
    .updateTable('projects')
    .set({ revision: revision + 1 })
    .where('id', '=', id)
    .execute();
  if (changes.length > 0) {
    await trx
      .insertInto('project_edit_logs')
      .values(changes.map((change) => ({ ...who, ...change })))
      .execute();
  }
  await writeDates(trx, id, after.dates);
  const roles = rolesOfOtherDays(before, after).map(({ id: role_id, terms: { hours: _, ...terms } }) => ({
    id: role_id,
    terms,
  }));
  await sql`
    update project_roles r set terms = m.terms, terms_version = r.terms_version + 1
    from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb) as m (id uuid, terms jsonb)
    where r.id = m.id`.execute(trx);
}
