import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

export interface DecliningProps {
  name: string;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
  failure: string | undefined;
}

/** Says no to a counter-offer, with the company's reason if it likes. */
export function Declining({ name, onSend, onClose, failure }: DecliningProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Säg nej till motbudet från ${name}?`}
      description="Förfrågan står kvar med sina egna villkor, och personen kan fortfarande svara ja eller nej på den."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Avbryt
          </Button>
          <Button variant="primary" onClick={async () => (await onSend(reason)) && onClose()}>
            Säg nej
          </Button>
        </>
      }
    >
      <Field label="Varför" isOptional hint="Personer under 18 år får beskedet utan era ord." error={failure}>
        <Textarea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </Dialog>
  );
}
