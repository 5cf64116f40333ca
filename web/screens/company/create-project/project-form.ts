import type { z } from 'zod';
import type { ProjectDetails, projectInput } from '#contract/projects/project.ts';
import { START_TERMS } from '#domain/deal/terms/start-terms.ts';
import { blankProject } from '#domain/projects/project/blank-project.ts';
import { type CastingNeed, missingForCasting } from '#domain/projects/project/project.rules.ts';

/** The form as typed; its fields are those of the contract. */
export type ProjectForm = z.input<typeof projectInput>;
export type RoleForm = ProjectForm['roles'][number];

/** A new role while no production type is chosen. */
export const NEW_ROLE: RoleForm = {
  title: '',
  description: '',
  headcount: 1,
  terms: START_TERMS as RoleForm['terms'],
  wanted: { text: '', wishes: [], unknown: [] },
};

export const NEW_PROJECT: ProjectForm = blankProject('project');

/** A saved project as a form. The casts are safe because project and form use the same vocabularies. */
export function toForm(project: ProjectDetails): ProjectForm {
  const { kind, acceptance, title, description, place, greeting, usage_months, decision_by } = project;
  return {
    kind,
    acceptance,
    title,
    description,
    place,
    greeting,
    usage_months,
    decision_by,
    production_type: project.production_type as ProjectForm['production_type'],
    municipality_id: project.municipality_id as ProjectForm['municipality_id'],
    usage_media: project.usage_media as ProjectForm['usage_media'],
    usage_territory: project.usage_territory as ProjectForm['usage_territory'],
    dates: project.dates.map(({ kind: slag, starts_on, ends_on }) => ({ kind: slag, starts_on, ends_on })),
    roles: project.roles.map(({ id, title: name, description: about, headcount, terms, wanted }) => ({
      id,
      title: name,
      description: about,
      headcount,
      terms: terms as RoleForm['terms'],
      wanted,
    })),
  };
}

/**
 * The form to continue with if the user edited it during the save; its new roles get the ids from the server. Undefined
 * if it was not edited.
 */
export function typedSince(sent: ProjectForm, now: ProjectForm, saved: ProjectForm): ProjectForm | undefined {
  if (JSON.stringify(sent) === JSON.stringify(now)) return undefined;
  // If a role was removed during the save, new roles cannot be matched with saved ones; the next save creates them
  // again.
  if (now.roles.length < sent.roles.length) return structuredClone(now);
  const roles = now.roles.map((role, at) => ({
    ...role,
    id: role.id ?? (at < sent.roles.length ? saved.roles[at]?.id : undefined),
  }));
  return structuredClone({ ...now, roles });
}

/** The values that the form lacks before talents can be picked, by the same rule as on the server. */
export function missingIn(form: ProjectForm): CastingNeed[] {
  return missingForCasting({
    ...form,
    usage_territory: form.usage_territory ?? null,
    usage_months: form.usage_months ?? null,
    last_day: form.dates.find((date) => date.ends_on !== '')?.ends_on ?? null,
  });
}
