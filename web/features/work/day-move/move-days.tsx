import { useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { dayOf, isDay } from '#domain/kernel/time/day.ts';
import { NOT_TO_MINORS } from '#texts/people/withheld-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { countsOf, firstDraft, moveLabel, movesOf, proposedAnswerDay } from './move-draft.ts';
import { MoveFields } from './move-fields.tsx';
import { MovePlanView } from './move-plan.tsx';
import { useMovePlan } from './use-move-plan.ts';

/** Moves days of a production for everybody: shows what changes for whom before it is done, with one text to all. */
export function MoveDays({ project, onClose }: { project: ProjectDetails; onClose: () => void }) {
  const today = dayOf(useNow());
  const [drafts, setDrafts] = useState(() => [firstDraft(project, today)] as readonly ReturnType<typeof firstDraft>[]);
  const [message, setMessage] = useState('');
  const [answerDay, setAnswerDay] = useState<string>();
  const moves = movesOf(drafts);
  const { plan, failure: unfit } = useMovePlan(project.id, moves);
  const { run, isPending, failure, fields, forget } = useCommand();
  const answerBy = answerDay ?? proposedAnswerDay(moves ?? [], today);
  const move = async () => {
    if (!moves || !plan) return;
    const body = { moves, message, answer_by: isDay(answerBy) ? answerBy : '', revision: project.revision };
    const done = await run('POST /projects/:id/day-moves', { params: { id: project.id }, body });
    if (!done) return;
    showToast(
      done.booked_count > 0
        ? 'Dagarna är flyttade. Skriv under de nya avtalen, så går de vidare.'
        : 'Dagarna är flyttade.',
    );
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Flytta dagar i ${project.title}`}
      size="wide"
    >
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        <MoveFields
          drafts={drafts}
          onChange={(changed) => {
            setDrafts(changed);
            forget();
          }}
        />
        <div aria-live="polite">
          {unfit ? (
            <FieldError>{unfit}</FieldError>
          ) : plan ? (
            <MovePlanView plan={plan} />
          ) : (
            <p>Räknar ut vad som ändras...</p>
          )}
        </div>
        {plan && countsOf(plan).moved > 0 && (
          <Field label="Meddelande till alla" isOptional hint={`Samma till alla som berörs. ${NOT_TO_MINORS}`}>
            <Textarea rows={3} maxLength={1000} value={message} onChange={({ target }) => setMessage(target.value)} />
          </Field>
        )}
        {plan && countsOf(plan).asked > 0 && (
          <Field label="Tillfrågade svarar senast" error={fields.answer_by}>
            <DateInput value={answerBy} onChange={({ target }) => setAnswerDay(target.value)} />
          </Field>
        )}
        {plan && countsOf(plan).booked > 0 && (
          <p className="text-sm text-ink-muted">
            Projektets dagar ändras genast. Den som är bokad får besked nu och ett nytt avtal när ni har skrivit under.
            Tills hen har svarat gäller de gamla dagarna.
          </p>
        )}
        {failure && <FieldError>{failure}</FieldError>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isBusy={isPending} disabled={!plan}>
            {moveLabel(plan)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Avbryt
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
