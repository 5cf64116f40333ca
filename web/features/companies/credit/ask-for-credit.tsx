import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** Asks Medverka's finance for a higher limit, in place: it opens also within a dialog. */
export function AskForCredit({ onDone }: { onDone: () => void }) {
  const { run, isPending, failure, fields } = useCommand();
  const [reason, setReason] = useState('');
  const send = async () => {
    if (!(await run('POST /company/credit-line/ask', { body: { reason } }))) return;
    showToast('Frågan är skickad. Ni får svar i notiserna och på mejl.');
    onDone();
  };
  return (
    <div className="flex flex-col gap-3 rounded-control border border-hairline p-4">
      <Field
        label="Vad behöver ni mer utrymme till?"
        hint="Skriv gärna vad produktionen kostar och när."
        error={fields.reason ?? failure}
      >
        <Textarea rows={3} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isPending} onClick={send}>
          Skicka frågan
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onDone}>
          Avbryt
        </Button>
      </div>
    </div>
  );
}
