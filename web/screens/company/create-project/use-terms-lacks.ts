import { useFormContext } from 'react-hook-form';
import { lacksOfRole } from '#domain/deal/terms/terms-lacks.ts';
import { termsLackSentences } from '#texts/deal/terms-words.ts';
import type { ProjectForm } from './project-form.ts';

/**
 * What the terms of a role still lack before anybody may be asked by them, by the path of the field. It is not said of
 * a role that is being written for the first time: nothing is wrong with it yet.
 */
export function useTermsLacks(index: number): (field: string) => string | undefined {
  const { watch, formState } = useFormContext<ProjectForm>();
  const project = watch();
  const role = project.roles[index];
  if (!role || (role.id === undefined && !formState.isSubmitted)) return () => undefined;
  const lacks = lacksOfRole(
    {
      ...project,
      municipality_id: project.municipality_id ?? null,
      usage_territory: project.usage_territory ?? null,
      usage_months: project.usage_months ?? null,
    },
    role,
  );
  return (field) => {
    const lack = lacks.find((one) => one.field === field);
    return lack && termsLackSentences[lack.code];
  };
}
