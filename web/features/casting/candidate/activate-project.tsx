import { useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { projectCommandLabel } from '#texts/projects/labels.ts';
import { Button, type ButtonVariant } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const dialog = onDemand(() => import('./activate-dialog.tsx'));

export interface ActivateProjectProps {
  project: ProjectDetails;
  variant?: ButtonVariant | undefined;
  /**
   * The company for which an administrator acts. The administrator stays on this screen: the next steps are on the
   * company's screens.
   */
  actingFor?: string | undefined;
}

/** Books the approved and answers all others, after showing both lists. Absent if the caller may not activate. */
export function ActivateProject({ project, variant = 'primary', actingFor }: ActivateProjectProps) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(dialog, isOpen, () => setIsOpen(false));
  if (!project.actions.includes('activate')) return null;
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {projectCommandLabel(project.kind, 'activate')}
      </Button>
      {isOpen && here && (
        <here.ActivateDialog project={project} actingFor={actingFor} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
