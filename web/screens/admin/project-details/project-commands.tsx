import type { ProjectDetails } from '#contract/projects/project.ts';
import { ActivateProject } from '#web/features/casting/candidate/activate-project.tsx';
import { useActsForCompany } from '#web/features/office/mandate/use-mandate.ts';
import { CancelProject, CompleteProject } from '#web/features/projects/project/end-project.tsx';
import { type PlainCommand, ProjectCommandButton } from '#web/features/projects/project/project-command-button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { ActingFor } from './acting-for.tsx';

const PLAIN: readonly PlainCommand[] = [
  'open-casting',
  'await-answers',
  'back-to-talents',
  'start-review',
  'back-to-answers',
];

/**
 * The company's commands on the project, for an administrator who acts for the company; for any other administrator, an
 * offer to do so. Renders nothing if the project has no commands.
 */
export function ProjectCommands({ project }: { project: ProjectDetails }) {
  const isActing = useActsForCompany(project.company_id);
  if (project.actions.length === 0) return null;
  const { company_name } = project;
  if (!isActing) {
    return (
      <Section title="Handla åt företaget">
        <ActingFor project={project} />
      </Section>
    );
  }
  return (
    <Section title="Handla åt företaget">
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
        {PLAIN.map((command) => (
          <ProjectCommandButton key={command} project={project} command={command} actingFor={company_name} />
        ))}
        <ActivateProject project={project} variant="secondary" actingFor={company_name} />
        <CompleteProject project={project} />
        <CancelProject project={project} />
      </div>
    </Section>
  );
}
