import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { projectKindWords } from '#texts/projects/labels.ts';
import { ApiError, query } from '#web/api/client.ts';
import { projectWorkHref } from '#web/features/projects/project/project-url.ts';
import { useProjectCommand } from '#web/features/projects/project/use-project.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { activationPlan, clashesByPerson } from './activation.view.ts';
import { ActivationList } from './activation-list.tsx';
import { useCandidates } from './use-candidates.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

export interface ActivateDialogProps {
  project: ProjectDetails;
  /**
   * Name of the company for which an administrator acts. Then the administrator stays on this screen, since the next
   * step is on a screen of the company.
   */
  actingFor?: string | undefined;
  onClose: () => void;
}

/** Shows the bookings and the refusals before the company confirms. */
export function ActivateDialog({ project, actingFor, onClose }: ActivateDialogProps) {
  const candidates = useCandidates(project.id);
  const { give, isPending } = useProjectCommand(project.id);
  const navigate = useNavigate();
  const errorText = useErrorText();
  const price = useQuery({
    ...query('GET /projects/:id/sign-off', { params: { id: project.id } }),
    enabled: actingFor === undefined,
  });
  const isOverLimit = price.data?.is_over_limit === true;
  const [acceptsShort, setAcceptsShort] = useState(false);
  const [isToldShort, setIsToldShort] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const plan = candidates.data && activationPlan(project, candidates.data.items);
  const isShort = (plan?.is_short ?? false) || isToldShort;
  const clashes = clashesByPerson(
    failure instanceof ApiError && failure.code === 'booking_clash' ? failure.data : undefined,
  );

  const activate = async () => {
    setFailure(undefined);
    try {
      const active = await give('activate', { accepts_short_roles: acceptsShort });
      const count = plan?.booked_count ?? active.approved_count;
      const booked = `${people(count)} är ${count === 1 ? 'bokad' : 'bokade'}.`;
      showToast(
        `${projectKindWords[project.kind].is_active}${actingFor === undefined ? '' : ` för ${actingFor}`}. ${booked}`,
      );
      if (actingFor === undefined) navigate(projectWorkHref(active));
      else onClose();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sign_off_asked') {
        showToast(error.message);
        return onClose();
      }
      if (error instanceof ApiError && error.code === 'roles_short') setIsToldShort(true);
      setFailure(error);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      size="wide"
      title={`Aktivera ${project.title}${actingFor === undefined ? '' : ` för ${actingFor}`}?`}
      description="De godkända bokas på alla dagar och får ett mejl. Alla andra som väntar får ett nej med mejl. Det går inte att ångra."
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Inte än
          </Button>
          <Button
            variant="primary"
            isBusy={isPending}
            disabled={!plan || (isShort && !acceptsShort)}
            onClick={activate}
          >
            {isOverLimit ? 'Be om attest' : plan ? `Boka ${people(plan.booked_count)}` : 'Boka'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {failure !== undefined && (
          <Callout tone="lost" role="alert">
            {errorText(failure)}
          </Callout>
        )}
        <QueryFrame query={candidates}>{() => plan && <ActivationList plan={plan} clashes={clashes} />}</QueryFrame>
        {isOverLimit && price.data && (
          <Callout>
            Det kostar {formatOre(price.data.cost_ore)} utan moms, mer än din gräns. Det görs när någon annan har sagt
            ja.
          </Callout>
        )}
        {isShort && (
          <div className="border-t border-hairline pt-3">
            <Checkbox
              label="Gå vidare fast alla platser inte är tillsatta"
              hint="De tomma platserna försvinner inte, men ingen mer kan tillfrågas när projektet är aktivt."
              checked={acceptsShort}
              onChange={(event) => setAcceptsShort(event.target.checked)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
