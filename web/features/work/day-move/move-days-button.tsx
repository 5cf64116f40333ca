import { useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { projectCommandLabel } from '#texts/projects/labels.ts';
import { Button } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

// Days are moved rarely, so the dialog is loaded when it is opened.
const moveDays = onDemand(() => import('./move-days.tsx'));

/** A button that opens the dialog for moving days of the production, if the caller may move them. */
export function MoveDaysButton({ project }: { project: ProjectDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const here = useOnDemand(moveDays, isOpen, close);
  if (!project.actions.includes('move-days') || project.dates.length === 0) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{projectCommandLabel(project.kind, 'move-days')}</Button>
      {isOpen && here && <here.MoveDays project={project} onClose={close} />}
    </>
  );
}
