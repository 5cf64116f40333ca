import { useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { NOT_TO_MINORS } from '#texts/people/withheld-words.ts';
import { projectCommandLabel, projectKindWords } from '#texts/projects/labels.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { CancellationOfAll } from './cancellation-of-all.tsx';
import { cancelConsequence } from './end-project.view.ts';
import { useProjectCommand } from './use-project-command.ts';

/**
 * Cancels the project, with a reason for everybody asked or booked, except talents under 18. Renders nothing if the
 * caller may not cancel.
 */
export function CancelProject({ project }: { project: ProjectDetails }) {
  const { give } = useProjectCommand(project.id);
  const [isOpen, setIsOpen] = useState(false);
  if (!project.actions.includes('cancel')) return null;
  const { name, is_cancelled } = projectKindWords[project.kind];
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {projectCommandLabel(project.kind, 'cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={`Ställ in ${project.title || name}?`}
        confirmLabel={projectCommandLabel(project.kind, 'cancel')}
        cancelLabel={`Behåll ${name}`}
        isDangerous
        reason={{
          label: 'Anledning',
          hint: `Den skickas med i beskedet till alla som berörs. ${NOT_TO_MINORS}`,
          is_required: true,
          max_length: 500,
        }}
        onConfirm={async (reason) => {
          await give('cancel', { reason });
          showToast(`${is_cancelled}.`);
        }}
      >
        {cancelConsequence(project)}
        {isOpen && project.status === 'active' && <CancellationOfAll projectId={project.id} />}
      </ConfirmDialog>
    </>
  );
}

/** Confirms that the work is done. Renders nothing if the caller may not confirm it, as before the last day. */
export function CompleteProject({ project }: { project: ProjectDetails }) {
  const { give } = useProjectCommand(project.id);
  const [isOpen, setIsOpen] = useState(false);
  if (!project.actions.includes('complete')) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {projectCommandLabel(project.kind, 'complete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Bekräfta att arbetet är gjort?"
        confirmLabel="Bekräfta arbetet"
        onConfirm={async () => {
          await give('complete');
          showToast('Arbetet är bekräftat.');
        }}
      >
        Alla som är bokade får veta att arbetet är bekräftat, och deras utbetalning börjar räknas från i dag. Det går
        inte att ångra.
      </ConfirmDialog>
    </>
  );
}
