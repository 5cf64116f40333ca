import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { OwnPassword, passwordFailure, useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { MemberFields, type MemberRights } from './member-fields.tsx';

/** Asks for the new member's address and rights, and mails the invitation. */
export function InviteMember({ onDone }: { onDone: () => void }) {
  const command = useCommand();
  const { run, failure, fields, isPending } = command;
  const [password, setPassword] = useState('');
  const asks = useAsksPassword();
  const ofPassword = passwordFailure(command);
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState<MemberRights>({ role: 'producer', limit_ore: null });
  const invite = async () => {
    const body = { email, ...rights, ...(asks && { password }) };
    if (!(await run('POST /company/invitations', { body }))) return;
    showToast(`Inbjudan är skickad till ${email.trim()}.`);
    onDone();
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title="Bjud in en medlem">
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
          hint="Personen får en länk som gäller i sju dagar."
          error={fields.email ?? (fields.limit_ore || ofPassword ? undefined : failure)}
        >
          <TextInput type="email" autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
        </Field>
        <MemberFields value={rights} onChange={setRights} limitError={fields.limit_ore} />
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
