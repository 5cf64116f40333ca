import type { z } from 'zod';
import type { ProjectDetails, projectInput } from '#contract/project.ts';
import { type CastingNeed, missingForCasting } from '#domain/project/project.rules.ts';
import { proposedTerms } from '#domain/terms/templates.ts';
import { BLANK_TERMS } from '#domain/terms/written-terms.ts';
import type { ProductionTypeId } from '#domain/vocabulary/production-types.ts';

/** The form as it is typed; the same fields as the contract reads. */
export type ProjectForm = z.input<typeof projectInput>;
export type RoleForm = ProjectForm['roles'][number];

/** What roles of a production usually agree on; days and use of the material are as for the whole project. */
export const usualTerms = (production: ProductionTypeId) =>
  ({ ...proposedTerms(production), days: null, rights: null }) as RoleForm['terms'];

const BLANK = BLANK_TERMS as RoleForm['terms'];

export const NEW_ROLE: RoleForm = {
  title: '',
  description: '',
  headcount: 1,
  terms: BLANK,
  wanted: { text: '', wishes: [], unknown: [] },
};

/** A new role of a project, with the usual terms to begin with when it is known what is produced. */
export const newRole = ({ production_type }: Pick<ProjectForm, 'production_type'>): RoleForm =>
  production_type === null ? NEW_ROLE : { ...NEW_ROLE, terms: usualTerms(production_type) };

export const NEW_PROJECT: ProjectForm = {
  kind: 'project',
  title: '',
  production_type: null,
  description: '',
  municipality_id: null,
  place: '',
  usage_media: [],
  usage_territory: null,
  usage_months: null,
  decision_by: null,
  dates: [],
  roles: [],
};

/** A saved project as the form shows it. Its words come from the same vocabularies as the contract's. */
export function toForm(project: ProjectDetails): ProjectForm {
  const { kind, title, description, place, usage_months, decision_by } = project;
  return {
    kind,
    title,
    description,
    place,
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

/** What the form still lacks before talents may be picked, by the same rule as the server's (product: step 1 to 2). */
export function missingIn(form: ProjectForm): CastingNeed[] {
  return missingForCasting({
    title: form.title,
    municipality_id: form.municipality_id,
    last_day: form.dates.find((date) => date.ends_on !== '')?.ends_on ?? null,
    roles: form.roles,
  });
}
