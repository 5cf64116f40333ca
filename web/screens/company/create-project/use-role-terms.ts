import { get, type Path, useFormContext } from 'react-hook-form';
import { listProblems } from '#web/ui/form/form-errors.ts';
import type { ProjectForm, RoleForm } from './project-form.ts';

type RoleTerms = RoleForm['terms'];

/** Path of a field of a role's terms in the form. */
export const termsPath = <Name extends Path<RoleTerms>>(index: number, name: Name) =>
  `roles.${index}.terms.${name}` as const;

/** The terms of the role at an index of the form, a setter for parts of them, and the messages of their errors. */
export function useRoleTerms(index: number) {
  const { watch, setValue, formState } = useFormContext<ProjectForm>();
  const terms = watch(`roles.${index}.terms`);
  const put = (parts: Partial<RoleTerms>) => {
    const after = { ...terms, ...parts };
    setValue(`roles.${index}.terms`, after, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  /** The error message of a field, otherwise the first one among the fields inside it. */
  const errorAt = (name: string): string | undefined =>
    listProblems({ at: get(formState.errors, `roles.${index}.terms.${name}`) })[0]?.message;
  /** The error message of a list as a whole. */
  const errorOfAll = (name: string): string | undefined => {
    const error: { message?: string; root?: { message?: string } } | undefined = get(
      formState.errors,
      `roles.${index}.terms.${name}`,
    );
    return error?.root?.message ?? error?.message;
  };
  return { terms, put, errorAt, errorOfAll };
}
