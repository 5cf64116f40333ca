import type { ProjectInput } from '#contract/projects/project.ts';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { missingForCasting } from '#domain/projects/project/project.rules.ts';
import { send, type Trx } from '#server/db/transaction.ts';
import { doneBy } from '#server/events/event.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import {
  holdProject,
  type LoadedProject,
  type LoadedRole,
  projectSubject,
} from '#server/features/projects/project/queries/load-project.ts';
import { announce } from '#server/live/announce.ts';
import { changedFields } from './changed-fields.ts';
import { writeDates, writeRoles } from './write-parts.ts';

/**
 * True if the form has the project's kind and the same roles in the same order; talents may have been asked for these
 * roles.
 */
const haveSameRoles = (project: LoadedProject, input: ProjectInput): boolean =>
  project.kind === input.kind &&
  project.roles.length === input.roles.length &&
  project.roles.every((role, index) => role.id === input.roles[index]?.id);

/**
 * The existing roles that the form removes or whose terms it changes; talents may have been asked, and may have said
 * yes, on these terms.
 */
export function changedRoles(project: LoadedProject, input: ProjectInput): LoadedRole[] {
  return project.roles.filter((before) => {
    const role = input.roles.find(({ id }) => id === before.id);
    return !role || !areSameTerms(termsOf(project, before), termsOf(input, role));
  });
}

/**
 * True if the change is forbidden after talents were asked. With `asksAgain` talents are asked again, so terms may
 * change, but kind and roles may not.
 */
function isLocked(project: LoadedProject, input: ProjectInput, asksAgain: boolean): boolean {
  if (!haveSameRoles(project, input)) return true;
  return !asksAgain && changedRoles(project, input).length > 0;
}

/** Saves a project, unless another member has saved it since the caller read it. */
export async function saveProject(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  input: ProjectInput & { revision: number },
  moment: Moment,
) {
  const project = await holdProject(trx, actor, id);
  return project ? saveLoaded(trx, actor, project, input, moment) : refuse('not_found');
}

/**
 * Saves a project that was loaded under its lock.
 * @param asksAgain true if the caller also sends the changed terms to the candidates, in the same transaction
 */
export async function saveLoaded(
  trx: Trx,
  actor: ProjectActor,
  project: LoadedProject,
  { revision, ...input }: ProjectInput & { revision: number },
  moment: Moment,
  asksAgain = false,
) {
  const { id } = project;
  if (project.status !== 'draft' && project.status !== 'casting') return refuse('not_allowed_now');
  if (project.revision !== revision) return refuse('changed_meanwhile');
  const subject = projectSubject(project, false);
  if (subject.request_count > 0 && isLocked(project, input, asksAgain)) return refuse('terms_locked');
  const lastDay =
    input.dates
      .map((date) => date.ends_on)
      .sort()
      .at(-1) ?? null;
  const missing = missingForCasting({ ...input, last_day: lastDay });
  if (project.status === 'casting' && missing.length > 0) return refuse('project_incomplete', { missing });

  const { dates, roles, ...fields } = input;
  const changes = changedFields(project, input);
  const who = { project_id: id, type: 'project.edit', ...doneBy(actor), created_date: moment.now };
  const had = (parts: readonly unknown[], now: readonly unknown[]) => parts.length > 0 || now.length > 0;
  const [hasDates, hasRoles] = [had(project.dates, dates), had(project.roles, roles)];
  send(
    trx,
    trx
      .updateTable('projects')
      .set({ ...fields, revision: revision + 1 })
      .where('id', '=', id),
  );
  if (changes.length > 0) {
    send(trx, trx.insertInto('project_edit_logs').values(changes.map((change) => ({ ...who, ...change }))));
  }
  await Promise.all([hasDates && writeDates(trx, id, dates), hasRoles && writeRoles(trx, id, roles)]);
  announce(trx, { topics: [`company:${project.company_id}`], noun: 'project', ids: [id] });
  return true;
}
