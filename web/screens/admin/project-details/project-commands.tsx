import { useState } from 'react';
import type { ProjectDetails } from '#contract/project.ts';
import { projectCommandLabels } from '#texts/labels.ts';
import { CancelProject, CompleteProject } from '#web/features/project/end-project.tsx';
import type { PlainCommand } from '#web/features/project/project-command-button.tsx';
import { useProjectCommand } from '#web/features/project/use-project.ts';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ActingFor } from './acting-for.tsx';
import { ActivateForCompany } from './activate-for-company.tsx';

const PLAIN: readonly PlainCommand[] = [
  'open-casting',
  'await-answers',
  'back-to-talents',
  'start-review',
  'back-to-answers',
];

/** What an administrator may do in the company's place, and that it is seen. Absent when nothing can be done. */
export function ProjectCommands({ project }: { project: ProjectDetails }) {
  if (project.actions.length === 0) return null;
  return (
    <Section title="Handla åt företaget">
      <ActingFor project={project} />
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
        {PLAIN.map((command) => (
          <PlainButton key={command} project={project} command={command} />
        ))}
        <ActivateForCompany project={project} />
        <CompleteProject project={project} />
        <CancelProject project={project} />
      </div>
    </Section>
  );
}

/** Unlike the company's own button it stays here: the screens of the steps are the company's. */
function PlainButton({ project, command }: { project: ProjectDetails; command: PlainCommand }) {
  const give = useProjectCommand(project.id);
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  if (!project.actions.includes(command)) return null;
  const run = async () => {
    setIsBusy(true);
    try {
      await give(command);
      showToast(`Klart för ${project.company_name}: ${projectCommandLabels[command].toLocaleLowerCase('sv')}.`);
    } catch (error) {
      showToast(errorText(error), { tone: 'lost' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} onClick={run}>
      {projectCommandLabels[command]}
    </Button>
  );
}
