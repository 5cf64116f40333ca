import { useState } from 'react';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import { ADMIN_INVITATION_DAYS } from '#domain/office/admin/admin.rules.ts';
import { useCommand } from '#web/api/use-command.ts';
import { OwnPassword, passwordFailure, useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { DeskField } from './desk-fields.tsx';

/** Asks for an address and a role, and mails the invitation. */
export function InviteAdmin({ onDone }: { onDone: () => void }) {
  const command = useCommand();
  const { run, failure, fields, isPending } = command;
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AdminRole>('support');
  const [password, setPassword] = useState('');
  const asks = useAsksPassword();
  const ofPassword = passwordFailure(command);
  const invite = async () => {
    const body = { email, role, ...(asks && { password }) };
    if (!(await run('POST /admin/invitations', { body }))) return;
    showToast(`Inbjudan är skickad till ${email.trim()}.`);
    onDone();
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title="Bjud in en administratör">
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        <Field
          label="E-post"
          hint={`Personen får en länk som gäller i ${ADMIN_INVITATION_DAYS} dagar och väljer själv lösenord och autentiseringsapp.`}
          error={fields.email ?? (ofPassword ? undefined : failure)}
        >
          <TextInput type="email" autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
        </Field>
        <DeskField value={role} onChange={setRole} />
        {asks && (
          <OwnPassword value={password} onChange={({ target }) => setPassword(target.value)} error={ofPassword} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isBusy={isPending}>
            Skicka inbjudan
          </Button>
          <Button onClick={onDone}>Avbryt</Button>
        </div>
      </form>
    </Dialog>
  );
}
