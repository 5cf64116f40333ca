import { useState } from 'react';
import type { Administrator } from '#contract/office/admin.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import { adminRoleWords } from '#texts/office/admin-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AskPassword } from '#web/features/accounts/security/ask-password.tsx';
import { AskedAgainForm, type Proof } from '#web/features/accounts/security/asked-again-form.tsx';
import { useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { DeskField } from './desk-fields.tsx';

/** Changes the role of an administrator, or ends their access. */
export function ChangeAdmin({ admin, onDone }: { admin: Administrator; onDone: () => void }) {
  const command = useCommand();
  const { run, send } = command;
  const [role, setRole] = useState<AdminRole>(admin.role);
  const [isEnding, setIsEnding] = useState(false);
  const asks = useAsksPassword();
  const params = { id: admin.id };
  const save = async (proof: Proof) => {
    const body = { role, ...proof };
    if (!(await run('POST /admin/administrators/:id/role', { params, body }))) return;
    showToast(`${admin.name} har nu rollen ${adminRoleWords[role].name.toLowerCase()}.`);
    onDone();
  };
  if (isEnding) {
    return (
      <AskPassword
        isOpen
        isDangerous
        onOpenChange={(isOpen) => !isOpen && onDone()}
        title={`Avsluta ${admin.name}?`}
        confirmLabel="Avsluta administratören"
        asksPassword={asks}
        onPassword={async (said) => {
          await send('POST /admin/administrators/:id/end', {
            params,
            body: said === undefined ? {} : { password: said },
          });
          showToast(`${admin.name} är avslutad och utloggad överallt.`);
        }}
      >
        <p>Personen loggas ut överallt på en gång. Det som är gjort står kvar, med personens namn.</p>
      </AskPassword>
    );
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title={admin.name} description={admin.email}>
      <AskedAgainForm
        command={command}
        submitLabel="Spara"
        onSubmit={save}
        onCancel={onDone}
        more={
          <Button variant="danger" onClick={() => setIsEnding(true)}>
            Avsluta administratören
          </Button>
        }
      >
        <DeskField value={role} onChange={setRole} />
      </AskedAgainForm>
    </Dialog>
  );
}
