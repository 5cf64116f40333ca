import type { ProjectDetails, ProjectInput } from '#contract/projects/project.ts';
import type { OrderStart } from '#contract/projects/project-start.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import {
  NEW_PROJECT,
  NEW_ROLE,
  type ProjectForm,
  type RoleForm,
  toForm,
} from '#web/screens/company/create-project/project-form.ts';

/** A talent named in an order. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Default number of days to answer. */
const DAYS_TO_ANSWER = 4;

/** The form of a new order, with one empty day, and at least one role. */
export function fromStart(start: OrderStart): ProjectForm {
  return {
    ...NEW_PROJECT,
    ...(start as Partial<ProjectForm>),
    kind: 'order',
    dates: [{ kind: 'work', starts_on: '', ends_on: '' }],
    roles: start.roles.length > 0 ? (start.roles as RoleForm[]) : [{ ...NEW_ROLE, title: 'Medverkande' }],
  };
}

/** The form of a draft. A draft without days gets an empty day, and one without roles a role that has only a title. */
export function fromDraft(project: ProjectDetails): ProjectForm {
  const form = toForm(project);
  return {
    ...form,
    dates: form.dates.length > 0 ? form.dates : [{ kind: 'work', starts_on: '', ends_on: '' }],
    roles: form.roles.length > 0 ? form.roles : [{ ...NEW_ROLE, title: 'Medverkande' }],
  };
}

/**
 * Default last day to answer: DAYS_TO_ANSWER from today, but at the latest the day before the work begins, and never
 * before today.
 */
export function usualAnswerDay(first_day: string | undefined, today: string): string {
  const usual = addDays(today, DAYS_TO_ANSWER);
  if (!first_day || first_day > usual) return usual;
  return first_day > today ? addDays(first_day, -1) : today;
}

/** Sets the number of places in each role to its number of people, at least one. */
export function withPlaces<Form extends Pick<ProjectForm, 'roles'>>(form: Form, people: readonly (readonly Named[])[]) {
  return {
    ...form,
    roles: form.roles.map((role, index) => ({ ...role, headcount: Math.max(1, people[index]?.length ?? 0) })),
  };
}

/** The whole order as the server takes it, with the people in their roles. */
export function wholeOrder({ kind, ...input }: ProjectInput, people: readonly (readonly Named[])[]) {
  const { roles, ...form } = withPlaces(input, people);
  const named = roles.map((role, index) => ({ ...role, talent_ids: (people[index] ?? []).map(({ id }) => id) }));
  return { ...form, roles: named };
}

/** The people whom an unsaved order would ask. Roles have no id yet, so the index serves as id. */
export function askedBy(form: Pick<ProjectForm, 'description' | 'roles'>, people: readonly (readonly Named[])[]) {
  const roles = withPlaces(form, people).roles.map((role, index) => ({ ...role, id: String(index), pending_count: 0 }));
  return {
    project: { description: form.description, production_type: null, roles },
    picks: people.flatMap((of, index) => of.map(({ id }) => ({ role_id: String(index), talent_id: id }))),
  };
}
