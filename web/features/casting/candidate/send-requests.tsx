import type { ProjectDetails } from '#contract/projects/project.ts';
import { isActing } from '#web/api/client.ts';
import { CreditRoom } from '#web/features/companies/credit/credit-room.tsx';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { CostOverview } from './cost-overview.tsx';
import { PickChoice } from './pick-choice.tsx';
import { RequestLimits } from './request-limits.tsx';
import { SkippedList } from './skipped-list.tsx';
import type { Pick } from './use-picks.ts';
import { pickKey, useRequestSending } from './use-request-sending.ts';

const requests = (count: number) => (count === 1 ? '1 förfrågan' : `${count} förfrågningar`);

export interface SendRequestsProps {
  project: ProjectDetails;
  picks: readonly Pick[];
  onClose: () => void;
}

/**
 * Sends requests to the picked people: which of them, the last day to answer, a message, and the cost if all say yes.
 */
export function SendRequests({ project, picks, onClose }: SendRequestsProps) {
  const navigate = useNavigate();
  const goToAnswers = () => navigate(projectStepHref(3, project));
  const { asked, wanted, isAsked, choose, answerBy, setDay, message, setMessage, ask, result, ...standing } =
    useRequestSending(project, picks, (count) => {
      showToast(`${requests(count)} skickade.`);
      goToAnswers();
    });
  const { isPending, dayProblem, problem } = standing;
  const goOn = () => (result && result.sent_count > 0 ? goToAnswers() : onClose());
  if (result) {
    return (
      <Dialog
        isOpen
        onOpenChange={goOn}
        title={result.sent_count === 0 ? 'Ingen förfrågan skickades' : `${requests(result.sent_count)} skickade`}
        description="De här fick ingen förfrågan:"
        actions={
          <Button variant="primary" onClick={goOn}>
            {result.sent_count > 0 ? 'Gå till svaren' : 'Stäng'}
          </Button>
        }
      >
        <SkippedList skipped={result.skipped} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      size="wide"
      title={`Skicka ${requests(asked.length)}`}
      description="Var och en får ett mejl med rollen, dagarna, platsen och arvodet. Därefter går datum, plats och arvode inte att ändra."
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isPending} disabled={asked.length === 0} onClick={ask}>
            Skicka {requests(asked.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="flex flex-col gap-5">
          <Field label="Svara senast" error={dayProblem}>
            <DateInput value={answerBy} onChange={(event) => setDay(event.target.value)} />
          </Field>
          <Field
            label="Meddelande"
            isOptional
            hint="Samma till alla, överst i förfrågan. Personer under 18 år får förfrågan utan ditt meddelande."
          >
            <Textarea rows={4} maxLength={1000} value={message} onChange={(event) => setMessage(event.target.value)} />
          </Field>
          <RequestLimits project={project} picks={wanted} message={message} answerBy={answerBy} />
          <CostOverview project={project} asked={asked} />
          {!isActing() && <CreditRoom />}
        </div>
        <PickChoice roles={project.roles} picks={picks} keyOf={pickKey} isAsked={isAsked} onChange={choose} />
      </div>
      {problem && (
        <Callout tone="lost" role="alert" className="mt-5">
          {problem}
        </Callout>
      )}
    </Dialog>
  );
}
