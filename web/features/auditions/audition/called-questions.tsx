import { useState } from 'react';
import type { InvitationRow } from '#contract/auditions/invitation.ts';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import { addDays, isDay } from '#domain/kernel/time/day.ts';
import { clockIn, instantAt } from '#domain/kernel/time/instant.ts';
import { NOT_TO_MINORS } from '#texts/people/withheld-words.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';
import { DueFields } from './due-fields.tsx';

/** The command that waits for confirmation, for one person. */
export interface CalledQuestion {
  readonly command: 'grant-time' | 'withdraw';
  readonly row: InvitationRow;
}

/** The question before a command about which the server mails the person. */
export function CalledQuestions({ question, onDone }: { question: CalledQuestion; onDone: () => void }) {
  return question.command === 'withdraw' ? (
    <Withdraw row={question.row} onDone={onDone} />
  ) : (
    <GrantTime row={question.row} onDone={onDone} />
  );
}

interface OfRow {
  readonly row: InvitationRow;
  readonly onDone: () => void;
}

function Withdraw({ row: { id, talent_name }, onDone }: OfRow) {
  const { send } = useCommand();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={`Dra tillbaka kallelsen till ${talent_name}?`}
      confirmLabel="Dra tillbaka kallelsen"
      isDangerous
      reason={{
        label: 'Varför',
        hint: `Personen läser det i mejlet. ${NOT_TO_MINORS}`,
        max_length: BOUNDS.message,
      }}
      onConfirm={async (reason) => {
        await send('POST /invitations/:id/withdraw', { params: { id }, body: { reason } });
        showToast(`${talent_name} har fått veta att kallelsen inte gäller.`);
      }}
    >
      Personen är kvar bland kandidaterna och kan kallas igen.
    </ConfirmDialog>
  );
}

function GrantTime({ row: { id, talent_name, due_date }, onDone }: OfRow) {
  const { send } = useCommand();
  const now = clockIn(due_date ?? clock.now().toISOString());
  const [day, setDay] = useState(addDays(now.day < clock.today() ? clock.today() : now.day, 1));
  const [time, setTime] = useState(now.time);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={`Ge ${talent_name} mer tid?`}
      confirmLabel="Ge mer tid"
      onConfirm={async () => {
        if (!isDay(day) || !/^\d{2}:\d{2}$/.test(time))
          throw new ApiError('invalid_input', 422, 'Skriv dagen som ÅÅÅÅ-MM-DD och tiden som TT:MM.');
        await send('POST /invitations/:id/grant-time', { params: { id }, body: { due_date: instantAt(day, time) } });
        showToast(`${talent_name} har fått mer tid.`);
      }}
    >
      <DueFields day={day} time={time} onDay={setDay} onTime={setTime} />
    </ConfirmDialog>
  );
}
