import { useForm } from 'react-hook-form';
import { useCommand } from '#web/api/use-command.ts';
import { FormDialog } from '#web/features/accounts/security/form-dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

interface ResendDialogProps {
  /** Id of the invoice. */
  id: string;
  /** The address that the invoice has, if the reader may see it. */
  email?: string;
  onClose: () => void;
}

/** Mails an issued invoice again, to its address or to another one. */
export function ResendDialog({ id, email = '', onClose }: ResendDialogProps) {
  const { send } = useCommand();
  const form = useForm({ defaultValues: { email: '' } });
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Skicka fakturan igen?"
      firstField="email"
      confirmLabel="Skicka igen"
      onSubmit={async ({ email: typed }) => {
        const body = { email: typed.trim() === '' ? null : typed };
        await send('POST /invoices/:id/resend', { params: { id }, body });
        showToast('Fakturan är skickad igen');
      }}
    >
      <p className="text-ink-muted">Samma faktura mejlas igen som PDF. Det blir ingen ny faktura.</p>
      <Field
        label="Annan adress"
        hint={`Tomt: ${email || 'fakturaadressen'}. En ny adress får också påminnelser och kreditfakturor.`}
        error={form.formState.errors.email?.message}
        isOptional
      >
        <TextInput type="email" autoComplete="off" {...form.register('email')} />
      </Field>
    </FormDialog>
  );
}
