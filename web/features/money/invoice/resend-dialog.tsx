import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { AskedAgainForm, type Proof } from '#web/features/accounts/security/asked-again-form.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

interface ResendDialogProps {
  /** Id of the invoice. */
  id: string;
  /** The address that the invoice has, if the reader may see it. */
  email?: string;
  onClose: () => void;
}

/** Mails an issued invoice again, to its address, or to another one by a user who proves their identity. */
export function ResendDialog({ id, email = '', onClose }: ResendDialogProps) {
  const command = useCommand();
  const [typed, setTyped] = useState('');
  const isOther = typed.trim() !== '';
  const params = { id };
  const resend = async (proof: Proof) => {
    const sent = isOther
      ? await command.run('POST /invoices/:id/mailbox', { params, body: { email: typed, ...proof } })
      : await command.run('POST /invoices/:id/resend', { params });
    if (!sent) return;
    showToast('Fakturan är skickad igen');
    onClose();
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Skicka fakturan igen?">
      <AskedAgainForm
        command={command}
        submitLabel="Skicka igen"
        onSubmit={resend}
        onCancel={onClose}
        needsProof={isOther}
      >
        <p className="text-ink-muted">Samma faktura mejlas igen som PDF. Det blir ingen ny faktura.</p>
        <Field
          label="Annan adress"
          hint={`Tomt: ${email || 'fakturaadressen'}. En ny adress får också påminnelser och kreditfakturor, och företagets ägare får veta det.`}
          error={command.fields.email}
          isOptional
        >
          <TextInput type="email" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </AskedAgainForm>
    </Dialog>
  );
}
