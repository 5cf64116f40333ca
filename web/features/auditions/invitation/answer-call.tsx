import { useState } from 'react';
import type { InvitationDetails } from '#contract/auditions/invitation.ts';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';

/** The buttons 'yes', 'no' and 'more time'. A no to an audition is not a no to the role. */
export function AnswerCall({ call }: { call: InvitationDetails }) {
  const { run, isPending, failure } = useCommand();
  const [asked, setAsked] = useState<'decline' | 'ask-time'>();
  const today = dayOf(useNow());
  const { id, kind, actions, asked_time_date, company_name } = call;
  // An agent who may answer about times also has the yes that a time gives, and not its button.
  const isAnswerer = !call.represents || call.represents.allowed.includes('answers');
  const may = (command: 'accept' | 'decline' | 'ask-time') =>
    actions.includes(command) && (isAnswerer || command === 'ask-time');
  const accept = async () => {
    const done = await run('POST /talent/invitations/:id/accept', { params: { id }, body: {} });
    if (done) showToast(`${company_name} vet att du är med.`);
  };
  if (actions.length === 0 && !asked_time_date) return null;
  return (
    <div className="flex flex-col gap-3">
      {asked_time_date && (
        <p className="text-sm text-waiting">
          Du bad om mer tid {formatInstant(asked_time_date, today)}. {company_name} har inte svarat än.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {may('accept') && (
          <Button variant="primary" isBusy={isPending} onClick={accept} className="max-sm:w-full">
            {kind === 'self_tape' ? 'Ja, jag skickar en film' : 'Ja, jag kommer'}
          </Button>
        )}
        {may('ask-time') && <Button onClick={() => setAsked('ask-time')}>Be om mer tid</Button>}
        {may('decline') && (
          <Button variant="quiet" onClick={() => setAsked('decline')}>
            Nej, inte den här gången
          </Button>
        )}
      </div>
      {failure && <FieldError>{failure}</FieldError>}
      {asked && <Question key={asked} call={call} asked={asked} onDone={() => setAsked(undefined)} />}
    </div>
  );
}

interface QuestionProps {
  readonly call: InvitationDetails;
  readonly asked: 'decline' | 'ask-time';
  readonly onDone: () => void;
}

function Question({ call: { id, company_name }, asked, onDone }: QuestionProps) {
  const { send } = useCommand();
  const isNo = asked === 'decline';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={isNo ? 'Tacka nej till provfilmningen?' : 'Be om mer tid?'}
      confirmLabel={isNo ? 'Tacka nej' : 'Be om mer tid'}
      reason={{
        label: isNo ? 'Vill du säga varför?' : 'Varför behöver du mer tid?',
        is_required: !isNo,
        max_length: BOUNDS.message,
      }}
      onConfirm={async (message) => {
        await send(`POST /talent/invitations/:id/${asked}`, { params: { id }, body: { message } });
        showToast(isNo ? `${company_name} vet att du inte provfilmar.` : `${company_name} har fått din fråga.`);
      }}
    >
      {isNo
        ? 'Ditt ja till rollen gäller fortfarande. Du kan ändra dig medan provfilmningen är öppen.'
        : 'Sista tidpunkten gäller tills företaget har svarat.'}
    </ConfirmDialog>
  );
}
