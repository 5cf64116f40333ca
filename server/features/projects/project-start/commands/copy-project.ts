import { type ProjectInput, projectInput } from '#contract/projects/project.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { startAnew } from '#domain/projects/project/start-anew.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { createProject } from '#server/features/projects/project/commands/create-project.ts';
import { formOfProject } from '#server/features/projects/project/present.ts';
import { loadProject } from '#server/features/projects/project/queries/load-project.ts';
import { findTemplate } from '#server/features/projects/project-start/queries/list-templates.ts';

/** The form of an earlier project, emptied for a new one; null if the project is unknown or another company's. */
export async function findAnew(trx: Trx, actor: CompanyActor, id: string): Promise<ProjectInput | null> {
  const project = await loadProject(trx, actor, id);
  return project && startAnew(projectInput.parse(formOfProject(project)));
}

/**
 * Makes a draft from an earlier project of the company.
 * @returns the draft's id
 */
export async function copyProject(trx: Trx, actor: CompanyActor, id: string, moment: Moment) {
  const form = await findAnew(trx, actor, id);
  return form ? createProject(trx, actor, form, moment) : refuse('not_found');
}

/**
 * Makes a draft from a template of the company.
 * @returns the draft's id
 */
export async function startTemplate(trx: Trx, actor: CompanyActor, id: string, moment: Moment) {
  const form = await findTemplate(trx, actor, id);
  return form ? createProject(trx, actor, form, moment) : refuse('not_found');
}
