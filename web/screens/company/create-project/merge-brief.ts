import { isFeeWritten } from '#domain/deal/terms/fee.ts';
import type { DaySpan } from '#domain/kernel/time/day.ts';
import { ROLES_MAX } from '#domain/projects/project/brief.rules.ts';
import type { ProjectForm, RoleForm } from './project-form.ts';

/** The chosen parts of a brief. For null the form keeps its value. */
export interface TakenBrief {
  readonly roles: readonly RoleForm[];
  readonly dates: readonly DaySpan[] | null;
  readonly municipality_id: ProjectForm['municipality_id'];
  readonly title: string | null;
  /** Appended to the present description. */
  readonly description: string | null;
}

/** True for a role in which nothing has been typed. */
function isEmptyRole({ title, description, headcount, terms, wanted }: RoleForm): boolean {
  const isUncounted = headcount === 1 || headcount === undefined || Number.isNaN(headcount);
  const isUnasked = (wanted?.wishes ?? []).length === 0 && (wanted?.text ?? '').trim() === '';
  return title.trim() === '' && description.trim() === '' && !isFeeWritten(terms.fee) && isUncounted && isUnasked;
}

/** The dates in which something has been typed. */
export const writtenDates = (form: ProjectForm): ProjectForm['dates'] =>
  form.dates.filter(({ starts_on, ends_on }) => starts_on !== '' || ends_on !== '');

/** Number of roles that can still be added. Empty roles do not count, because added ones replace them. */
export const roomForRoles = (form: ProjectForm): number =>
  ROLES_MAX - form.roles.filter((role) => !isEmptyRole(role)).length;

/**
 * The form with the chosen parts of a brief. New roles come after the present ones and replace empty ones. Wishes of
 * new roles about days outside the project are dropped.
 */
export function mergeBrief(form: ProjectForm, taken: TakenBrief): ProjectForm {
  const dates = taken.dates?.map((span) => ({ kind: 'work' as const, ...span })) ?? form.dates;
  const roles = taken.roles.map((role) => withoutOtherDays(role, dates));
  const about = taken.description?.trim() ?? '';
  return {
    ...form,
    title: taken.title ?? form.title,
    description: about === '' ? form.description : [form.description.trim(), about].filter(Boolean).join('\n\n'),
    municipality_id: taken.municipality_id ?? form.municipality_id,
    dates,
    roles: [...form.roles.filter((role) => !isEmptyRole(role)), ...roles].slice(0, ROLES_MAX),
  };
}

function withoutOtherDays(role: RoleForm, dates: readonly DaySpan[]): RoleForm {
  const wishes = (role.wanted?.wishes ?? []).filter(({ any }) =>
    any.every(
      (one) => one.kind !== 'dates' || dates.some((span) => span.starts_on <= one.from && one.to <= span.ends_on),
    ),
  );
  return { ...role, wanted: { ...role.wanted, wishes } };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Undoes `mergeBrief` in the present form. Values changed since then stay. */
export function undoBrief(now: ProjectForm, before: ProjectForm, after: ProjectForm): ProjectForm {
  const added = after.roles.slice(before.roles.filter((role) => !isEmptyRole(role)).length);
  return {
    ...now,
    ...(now.title === after.title && { title: before.title }),
    ...(now.description === after.description && { description: before.description }),
    ...(now.municipality_id === after.municipality_id && { municipality_id: before.municipality_id }),
    ...(isSame(now.dates, after.dates) && { dates: before.dates }),
    roles: isSame(now.roles, after.roles)
      ? before.roles
      : now.roles.filter((role) => !added.some((one) => isSame(one, role))),
  };
}
