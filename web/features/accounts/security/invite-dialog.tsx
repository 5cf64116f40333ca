import { type ReactNode, useState } from 'react';
import type { Command } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { AskedAgainForm, type Proof } from './asked-again-form.tsx';
import { passwordFailure } from './own-password.tsx';

interface InviteDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly command: Command;
  /** Sends the invitation. Resolves to true if the server accepted it. */
  readonly invite: (body: Proof & { readonly email: string }) => Promise<boolean>;
  readonly onDone: () => void;
  /** The fields for the rights of the invited person. */
  readonly children: ReactNode;
}

/**
 * Asks for an address and rights, and mails an invitation. A refusal that concerns no other field stands beside the
 * address.
 */
export function InviteDialog({ title, hint, command, invite, onDone, children }: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const { failure, fields } = command;
  const isElsewhere = passwordFailure(command) !== undefined || Object.keys(fields).length > 0;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title={title}>
      <AskedAgainForm
        command={command}
        hasOwnRefusals
        submitLabel="Skicka inbjudan"
        onCancel={onDone}
        onSubmit={async (proof) => {
          if (!(await invite({ email, ...proof }))) return;
          showToast(`Inbjudan är skickad till ${email.trim()}.`);
          onDone();
        }}
      >
        <Field label="E-post" hint={hint} error={fields.email ?? (isElsewhere ? undefined : failure)}>
          <TextInput type="email" autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
        </Field>
        {children}
      </AskedAgainForm>
    </Dialog>
  );
}
