import { useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { projectCommandLabel } from '#texts/projects/labels.ts';
import { Button, type ButtonVariant } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const dialog = onDemand(() => import('./activate-dialog.tsx'));

/** The commands that the dialog gives, the most telling first. */
const BOOKING = ['activate', 'book-part', 'end-casting'] as const;

export interface ActivateProjectProps {
  project: ProjectDetails;
  variant?: ButtonVariant | undefined;
  /**
   * Name of the company for which an administrator acts. Then the administrator stays on this screen, since the next
   * step is on a screen of the company.
   */
  actingFor?: string | undefined;
}

/**
 * Books the approved candidates and refuses those who still wait for a final answer, after showing both lists. Renders
 * nothing if the caller may not book.
 */
export function ActivateProject({ project, variant = 'primary', actingFor }: ActivateProjectProps) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(dialog, isOpen, () => setIsOpen(false));
  const command = BOOKING.find((one) => project.actions.includes(one));
  if (!command) return null;
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {projectCommandLabel(project.kind, command)}
      </Button>
      {isOpen && here && (
        <here.ActivateDialog project={project} actingFor={actingFor} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
