import { useState } from 'react';
import type { ProjectDetails } from '#contract/project.ts';
import { projectCommandLabels } from '#texts/labels.ts';
import { ApiError } from '#web/api/client.ts';
import { activationPlan } from '#web/features/candidate/activation.view.ts';
import { ActivationList } from '#web/features/candidate/activation-list.tsx';
import { useCandidates } from '#web/features/candidate/use-candidates.ts';
import { useProjectCommand } from '#web/features/project/use-project.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { showToast } from '#web/ui/toast-store.ts';

const NO_CLASHES = new Map<string, never[]>();

/** Activates in the company's place, after showing who is booked and who gets a no. Absent when it may not be done. */
export function ActivateForCompany({ project }: { project: ProjectDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!project.actions.includes('activate')) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{projectCommandLabels.activate}</Button>
      {isOpen && <Question project={project} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Question({ project, onClose }: { project: ProjectDetails; onClose: () => void }) {
  const candidates = useCandidates(project.id);
  const give = useProjectCommand(project.id);
  const [acceptsShort, setAcceptsShort] = useState(false);
  const [isToldShort, setIsToldShort] = useState(false);
  const plan = candidates.data && activationPlan(project, candidates.data.items);
  const isShort = (plan?.is_short ?? false) || isToldShort;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={`Aktivera ${project.title} för ${project.company_name}?`}
      confirmLabel={projectCommandLabels.activate}
      onConfirm={async () => {
        try {
          await give('activate', { accepts_short_roles: acceptsShort });
          showToast(`Projektet är aktivt för ${project.company_name}.`);
        } catch (error) {
          if (error instanceof ApiError && error.code === 'roles_short') setIsToldShort(true);
          throw error;
        }
      }}
    >
      <div className="flex flex-col gap-5">
        <p>De godkända bokas på projektets alla dagar. Alla får besked med mejl. Det går inte att ångra.</p>
        <div className="text-ink">
          <QueryFrame query={candidates}>
            {() => plan && <ActivationList plan={plan} clashes={NO_CLASHES} />}
          </QueryFrame>
        </div>
        {isShort && (
          <Checkbox
            label="Gå vidare fast alla platser inte är tillsatta"
            checked={acceptsShort}
            onChange={(event) => setAcceptsShort(event.target.checked)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
