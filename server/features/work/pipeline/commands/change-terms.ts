import { sql } from 'kysely';
import type { ProjectInput } from '#contract/projects/project.ts';
import { compareTerms } from '#domain/deal/terms/compare-terms.ts';
import { lacksOfRole } from '#domain/deal/terms/terms-lacks.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { renewTerms } from '#server/features/casting/candidate/commands/renew-terms.ts';
import { changedRoles, saveLoaded } from '#server/features/projects/project/commands/save-project.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import {
  holdProject,
  type LoadedProject,
  loadProject,
} from '#server/features/projects/project/queries/load-project.ts';
import { changesInWords } from '#texts/deal/terms-words.ts';

interface ChangedTerms extends ProjectInput {
  readonly revision: number;
  /** Last day to answer again (ISO day). */
  readonly answer_by: string;
}

/** The changed roles for which talents may have been asked, each with its new terms and their version. */
function changesOf(before: LoadedProject, after: LoadedProject, input: ProjectInput) {
  const roles = new Set(changedRoles(before, input).map(({ id }) => id));
  return after.roles
    .filter(({ id }) => roles.has(id))
    .map((role) => {
      const old = before.roles.find(({ id }) => id === role.id) ?? role;
      const terms = termsOf(after, role);
      const changes = changesInWords(compareTerms(termsOf(before, old), terms));
      return { role_id: role.id, termsFor: () => terms, role_terms_version: role.terms_version + 1, changes };
    });
}

/**
 * Saves a project with changed terms, and sends them to the candidates of the changed roles. Locks the project: a
 * simultaneous yes, which answers the earlier terms, is refused.
 */
export async function changeTerms(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  { answer_by, ...input }: ChangedTerms,
  moment: Moment,
) {
  if (answer_by < moment.today) return refuse('answer_day_passed');
  const before = await holdProject(trx, actor, id);
  if (!before) return refuse('not_found');
  if (before.status !== 'casting') return refuse('project_not_casting');
  const saved = await saveLoaded(trx, actor, before, input, moment, true);
  if (isRefusal(saved)) return saved;
  const after = await loadProject(trx, actor, id);
  if (!after) throw new Error('A project that was saved is gone');
  const changes = changesOf(before, after, input);
  const changed = new Set(changes.map(({ role_id }) => role_id));
  const incomplete = after.roles
    .filter((role) => changed.has(role.id) && role.request_count > 0)
    .map((role) => ({ title: role.title, lacks: lacksOfRole(after, role) }))
    .filter(({ lacks }) => lacks.length > 0);
  if (incomplete.length > 0) return refuse('terms_incomplete', { roles: incomplete });
  await sql`
    update project_roles set terms_version = terms_version + 1 where id = any(${[...changed]}::uuid[])`.execute(trx);
  return renewTerms(trx, actor, changes, { answer_by }, moment);
}
