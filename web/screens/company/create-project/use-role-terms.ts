import { get, type Path, useFormContext } from 'react-hook-form';
import { listProblems } from '#web/ui/form/form-errors.ts';
import type { ProjectForm, RoleForm } from './project-form.ts';

type RoleTerms = RoleForm['terms'];

/** A field of a role's terms as the form names it. */
export const termsPath = <Name extends Path<RoleTerms>>(index: number, name: Name) =>
  `roles.${index}.terms.${name}` as const;

/** The terms of the role at a place of the form: what they are, how parts of them are put, and what is wrong with them. */
export function useRoleTerms(index: number) {
  const { watch, setValue, formState } = useFormContext<ProjectForm>();
  const terms = watch(`roles.${index}.terms`);
  const put = (parts: Partial<RoleTerms>) => {
    const after = { ...terms, ...parts };
    setValue(`roles.${index}.terms`, after, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  /** What is wrong with a field, or first of what it holds, as a sentence. */
  const errorAt = (name: string): string | undefined =>
    listProblems({ at: get(formState.errors, `roles.${index}.terms.${name}`) })[0]?.message;
  /** What is wrong with a list as a whole. */
  const errorOfAll = (name: string): string | undefined => {
    const error: { message?: string; root?: { message?: string } } | undefined = get(
      formState.errors,
      `roles.${index}.terms.${name}`,
    );
    return error?.root?.message ?? error?.message;
  };
  return { terms, put, errorAt, errorOfAll };
}
