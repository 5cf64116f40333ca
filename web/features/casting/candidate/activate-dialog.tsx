import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { projectKindWords } from '#texts/projects/labels.ts';
import { ApiError, query } from '#web/api/client.ts';
import { CreditRoom } from '#web/features/companies/credit/credit-room.tsx';
import { PayInAdvance } from '#web/features/companies/credit/pay-in-advance.tsx';
import { projectWorkHref } from '#web/features/projects/project/project-url.ts';
import { useProjectCommand } from '#web/features/projects/project/use-project-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { activationPlan, bookingCost, clashesByPerson } from './activation.view.ts';
import { ActivationList } from './activation-list.tsx';
import { useCandidates } from './use-candidates.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

const bookLabel = (count: number) => (count === 0 ? 'Avsluta' : `Boka ${people(count)}`);

/** The commands that end the casting: of a whole production, or of a part whose production has booked people. */
const ENDS = ['activate', 'end-casting'] as const;

const OF_WHOLE =
  'De godkända bokas på alla dagar och får ett mejl. Alla andra som väntar får ett nej med mejl. Det går inte att ångra.';
const OF_PART =
  'De du väljer bokas på alla dagar och får ett mejl. Andra får besked bara när rollens sista plats blir bokad. Det går inte att ångra.';

/** The choices for the people who are not booked now. */
const REST = {
  whole: { value: 'ends', label: 'Aktivera hela projektet', hint: 'Alla andra som väntar får ett nej.' },
  end: { value: 'ends', label: 'Avsluta rollsättningen', hint: 'Alla andra som väntar får ett nej.' },
  part: { value: 'goes_on', label: 'Fortsätt rollsätta resten', hint: 'Bara de du väljer bokas nu.' },
} as const;

function keptWith(kept: ReadonlySet<string>, id: string, isKept: boolean): ReadonlySet<string> {
  const next = new Set(kept);
  if (isKept) next.add(id);
  else next.delete(id);
  return next;
}

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
  const endsCasting = ENDS.find((command) => project.actions.includes(command));
  const mayGoOn = project.actions.includes('book-part');
  const [rest, setRest] = useState<'ends' | 'goes_on'>('ends');
  const isPart = mayGoOn && rest === 'goes_on';
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [acceptsShort, setAcceptsShort] = useState(false);
  const [isToldShort, setIsToldShort] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const plan = candidates.data && activationPlan(project, candidates.data.items, isPart ? kept : null);
  const isShort = !isPart && ((plan?.is_short ?? false) || isToldShort);
  const booked_ids = plan?.roles.flatMap(({ booked }) => booked.map(({ id }) => id)) ?? [];
  const cost = price.data && plan && bookingCost(plan, price.data);
  const clashes = clashesByPerson(
    failure instanceof ApiError && failure.code === 'booking_clash' ? failure.data : undefined,
  );

  const activate = async () => {
    setFailure(undefined);
    try {
      const changed = isPart
        ? await give('book-part', { candidate_ids: booked_ids })
        : await give('activate', { accepts_short_roles: acceptsShort });
      const count = plan?.booked_count ?? changed.approved_count;
      const booked = `${people(count)} är ${count === 1 ? 'bokad' : 'bokade'}.`;
      const done = isPart
        ? 'Resten rollsätts som förut'
        : endsCasting === 'activate'
          ? projectKindWords[project.kind].is_active
          : 'Rollsättningen är avslutad';
      showToast(`${done}${actingFor === undefined ? '' : ` för ${actingFor}`}. ${count > 0 ? booked : ''}`.trim());
      // The people are booked in another part, which is shown after the casting has ended.
      const bookedPart = changed.parts.find(({ status }) => status === 'active');
      if (actingFor !== undefined || isPart) onClose();
      else navigate(projectWorkHref(bookedPart ? { ...bookedPart, kind: changed.kind } : changed));
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
      title={`${endsCasting === 'end-casting' ? 'Avsluta rollsättningen av' : 'Aktivera'} ${project.title}${actingFor === undefined ? '' : ` för ${actingFor}`}?`}
      description={isPart ? OF_PART : OF_WHOLE}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Inte än
          </Button>
          <Button
            variant="primary"
            isBusy={isPending}
            disabled={!plan || (isShort && !acceptsShort) || (isPart && plan.booked_count === 0)}
            onClick={activate}
          >
            {cost?.is_over_limit ? 'Be om attest' : plan ? bookLabel(plan.booked_count) : 'Boka'}
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
        {mayGoOn && (
          <RadioCards
            label="Resten av produktionen"
            options={endsCasting === 'activate' ? [REST.whole, REST.part] : [REST.end, REST.part]}
            value={rest}
            onChange={(value) => setRest(value === 'goes_on' ? 'goes_on' : 'ends')}
            columns={2}
          />
        )}
        <QueryFrame query={candidates}>
          {() =>
            plan && (
              <ActivationList
                plan={plan}
                clashes={clashes}
                onKeep={isPart ? (id, isKept) => setKept(keptWith(kept, id, isKept)) : undefined}
              />
            )
          }
        </QueryFrame>
        {actingFor === undefined &&
          failure instanceof ApiError &&
          ['advance_due', 'credit_reached'].includes(failure.code) && <PayInAdvance project_id={project.id} />}
        {actingFor === undefined && <CreditRoom cost_ore={cost?.cost_ore} />}
        {cost?.is_over_limit && (
          <Callout>
            Det kostar {formatOre(cost.cost_ore)} utan moms, mer än din gräns. Det görs när någon annan har sagt ja.
          </Callout>
        )}
        {isShort && (
          <div className="border-t border-hairline pt-3">
            <Checkbox
              label="Gå vidare fast alla platser inte är tillsatta"
              hint={
                endsCasting === 'activate'
                  ? 'Du kan söka fler till projektet till och med sista dagen.'
                  : 'De tomma platserna ges upp.'
              }
              checked={acceptsShort}
              onChange={(event) => setAcceptsShort(event.target.checked)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
