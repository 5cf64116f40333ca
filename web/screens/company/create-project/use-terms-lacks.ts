import { useFormContext } from 'react-hook-form';
import { lacksOfRole } from '#domain/deal/terms/terms-lacks.ts';
import { termsLackSentences } from '#texts/deal/terms-words.ts';
import type { ProjectForm } from './project-form.ts';

/**
 * The terms of a role that are missing before requests can be sent: a message by the path of the field. For a new role
 * there are no messages until the first submit.
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
