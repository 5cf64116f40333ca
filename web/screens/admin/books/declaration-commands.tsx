import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DeclarationFile } from '#contract/money/declaration.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AskPassword } from '#web/features/accounts/security/ask-password.tsx';
import { FormDialog } from '#web/features/accounts/security/form-dialog.tsx';
import { useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { saveFile } from '#web/ui/list/save-file.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';

/** The commands on one file of a declaration. */
export function DeclarationCommands({ file }: { file: DeclarationFile }) {
  const [asked, setAsked] = useState<'download' | 'hand_in'>();
  const close = (isOpen: boolean) => !isOpen && setAsked(undefined);
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <Button size="small" onClick={() => setAsked('download')}>
        Ladda ner<span className="sr-only"> fil {file.position}</span>
      </Button>
      {file.actions.includes('hand_in') && (
        <Button size="small" onClick={() => setAsked('hand_in')}>
          Inlämnad<span className="sr-only">: fil {file.position}</span>
        </Button>
      )}
      <Download file={file} isOpen={asked === 'download'} onOpenChange={close} />
      <HandIn file={file} isOpen={asked === 'hand_in'} onOpenChange={close} />
    </span>
  );
}

interface AskedProps {
  file: DeclarationFile;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function Download({ file: { id, position }, isOpen, onOpenChange }: AskedProps) {
  const { send } = useCommand();
  const asksPassword = useAsksPassword();
  return (
    <AskPassword
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Ladda ner fil ${position}?`}
      confirmLabel="Ladda ner"
      asksPassword={asksPassword}
      onPassword={async (password) => {
        const body = password === undefined ? {} : { password };
        const { name, text } = await send('POST /admin/declaration-files/:id/download', { params: { id }, body });
        saveFile(name, text, 'application/xml');
      }}
    >
      Filen har allas personnummer. Ta bort den från din dator när den är inlämnad.
    </AskPassword>
  );
}

function HandIn({ file: { id, position }, isOpen, onOpenChange }: AskedProps) {
  const { send } = useCommand();
  const form = useForm({ defaultValues: { handed_in_on: clock.today() } });
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Är fil ${position} inlämnad?`}
      firstField={undefined}
      confirmLabel="Spara"
      onSubmit={async (body) => {
        try {
          await send('POST /admin/declaration-files/:id/hand-in', { params: { id }, body });
        } catch (error) {
          return putBesideField(form, error, { handed_in_early: 'handed_in_on' });
        }
        showToast(`Fil ${position} är inlämnad`);
      }}
    >
      <p className="text-ink-muted">Det går inte att ångra. Det som ändras sedan blir en rättelse.</p>
      <Field label="Inlämnad till Skatteverket" error={form.formState.errors.handed_in_on?.message}>
        <DateInput {...form.register('handed_in_on')} />
      </Field>
    </FormDialog>
  );
}
