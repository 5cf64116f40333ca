import type { ProjectDetails } from '#contract/projects/project.ts';
import { BeginActing } from '#web/features/office/mandate/begin-acting.tsx';
import { useActsForCompany } from '#web/features/office/mandate/use-mandate.ts';

/**
 * A button with which the administrator begins to act for the company. Renders nothing while the administrator acts for
 * it.
 */
export function ActingFor({ project }: { project: Pick<ProjectDetails, 'id' | 'company_id' | 'company_name'> }) {
  const isActing = useActsForCompany(project.company_id);
  if (isActing) return null;
  const { id: project_id, company_id, company_name: name } = project;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
      <p className="max-w-prose flex-1 basis-64">
        Det här är företagets att göra. Om de har fastnat kan du göra det åt dem, med ett skäl som de får läsa.
      </p>
      <BeginActing whom={{ company_id, project_id, name }} />
    </div>
  );
}
