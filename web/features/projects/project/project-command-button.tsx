import type { ProjectDetails } from '#contract/projects/project.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { projectCommandLabel } from '#texts/projects/labels.ts';
import { Button, type ButtonVariant } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { projectWorkHref } from './project-url.ts';
import { useProjectCommand } from './use-project-command.ts';

/**
 * The commands that only move the project between its steps. They need no question first, because they book nobody, end
 * nothing and inform nobody.
 */
export type PlainCommand = Exclude<
  PersonCommandOf<typeof projectWorkflow>,
  'activate' | 'book-part' | 'end-casting' | 'move-days' | 'complete' | 'cancel'
>;

export interface ProjectCommandButtonProps {
  project: Pick<ProjectDetails, 'id' | 'kind' | 'actions'>;
  command: PlainCommand;
  variant?: ButtonVariant | undefined;
  /**
   * Name of the company for which an administrator acts. Then the administrator stays on this screen, since the next
   * step is on a screen of the company.
   */
  actingFor?: string | undefined;
}

/**
 * A button for one command, if the project's actions include it. After the command a member comes to the screen of the
 * new step.
 */
export function ProjectCommandButton({ project, command, variant, actingFor }: ProjectCommandButtonProps) {
  const { give, isPending } = useProjectCommand(project.id);
  const navigate = useNavigate();
  const errorText = useErrorText();
  if (!project.actions.includes(command)) return null;
  const run = async () => {
    try {
      const changed = await give(command);
      if (actingFor === undefined) navigate(projectWorkHref(changed));
      else showToast(`Klart för ${actingFor}: ${projectCommandLabel(project.kind, command).toLocaleLowerCase('sv')}.`);
    } catch (error) {
      showToast(errorText(error), { tone: 'lost' });
    }
  };
  return (
    <Button variant={variant} isBusy={isPending} onClick={run}>
      {projectCommandLabel(project.kind, command)}
    </Button>
  );
}
