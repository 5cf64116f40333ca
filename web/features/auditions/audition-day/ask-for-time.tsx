import { type FormEvent, useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TimeInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const FORM = 'be-om-tid';

/** The form in which the talent asks for another slot, and may queue until one is free. */
export function AskForTime({ id, onClose }: { id: string; onClose: () => void }) {
  const { run, isPending, failure, fields } = useCommand();
  const [words, setWords] = useState('');
  const [after, setAfter] = useState('');
  const [before, setBefore] = useState('');
  const [is_in_line, setIsInLine] = useState(true);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { words, after_time: after || null, before_time: before || null, is_in_line };
    if (!(await run('POST /talent/invitations/:id/wish', { params: { id }, body }))) return;
    showToast('Företaget har fått ditt önskemål.');
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title="Be om en annan tid"
      description="Tiden du har gäller tills du får en annan."
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Avbryt
          </Button>
          <Button variant="primary" type="submit" form={FORM} isBusy={isPending}>
            Skicka
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="När kan du komma?" isOptional error={fields.words}>
          <Textarea rows={3} maxLength={500} value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Tidigast" isOptional error={fields.after_time}>
            <TimeInput value={after} onChange={({ target }) => setAfter(target.value)} />
          </Field>
          <Field label="Klar senast" isOptional error={fields.before_time}>
            <TimeInput value={before} onChange={({ target }) => setBefore(target.value)} />
          </Field>
        </div>
        <Checkbox
          label="Ställ mig i kö för tider som blir lediga"
          hint="När det är din tur får du ett erbjudande och minst en timme på dig att svara."
          checked={is_in_line}
          onChange={({ target }) => setIsInLine(target.checked)}
        />
        {failure && Object.keys(fields).length === 0 && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </form>
    </Dialog>
  );
}
