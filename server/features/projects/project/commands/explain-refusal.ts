import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { missingForCasting, placesLeft } from '#domain/projects/project/project.rules.ts';
import { type LoadedProject, projectSubject } from '#server/features/projects/project/queries/load-project.ts';

/** Adds the missing fields or short roles to a refusal that they cause. */
export function explain<R extends Refusal>(
  refusal: R,
  project: LoadedProject,
): R | Refusal<'project_incomplete' | 'roles_short'> {
  if (refusal.refused === 'project_incomplete') {
    return refuse('project_incomplete', { missing: missingForCasting(projectSubject(project, false)) });
  }
  if (refusal.refused !== 'roles_short') return refusal;
  const missing = project.roles.map((role) => ({ title: role.title, missing: placesLeft(role) }));
  return refuse('roles_short', { roles: missing.filter((role) => role.missing > 0) });
}
