import { startTerms } from '#domain/deal/terms/templates.ts';
import type { ProductionTypeId } from '#domain/kernel/vocabulary/production-types.ts';
import { NEW_ROLE, type ProjectForm, type RoleForm } from './project-form.ts';

/** The usual terms of roles for a production type. Days and rights are null: those of the whole project. */
export const usualTerms = (production: ProductionTypeId | null) => startTerms(production) as RoleForm['terms'];

/** A new role of a project, with the usual terms. */
export const newRole = ({ production_type }: Pick<ProjectForm, 'production_type'>): RoleForm => ({
  ...NEW_ROLE,
  terms: usualTerms(production_type),
});
