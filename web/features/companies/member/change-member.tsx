import { useState } from 'react';
import type { CompanyMember } from '#contract/companies/member.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AskPassword } from '#web/features/accounts/security/ask-password.tsx';
import { AskedAgainForm, type Proof } from '#web/features/accounts/security/asked-again-form.tsx';
import { useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { MemberFields, type MemberRights } from './member-fields.tsx';

/** Changes a member's role or limit, or removes the member from the company. */
export function ChangeMember({ member, onDone }: { member: CompanyMember; onDone: () => void }) {
  const command = useCommand();
  const { run, send, fields } = command;
  const asks = useAsksPassword();
  const [rights, setRights] = useState<MemberRights>({ role: member.role, limit_ore: member.limit_ore });
  const [isLeaving, setIsLeaving] = useState(false);
  const params = { id: member.id };
  const save = async (proof: Proof) => {
    const body = { ...rights, ...proof };
    if (!(await run('PATCH /company/members/:id', { params, body }))) return;
    showToast(`${member.name} har nu andra rättigheter.`);
    onDone();
  };
  if (isLeaving) {
    return (
      <AskPassword
        isOpen
        isDangerous
        onOpenChange={(isOpen) => !isOpen && onDone()}
        title={`Ta bort ${member.name}?`}
        confirmLabel="Ta bort medlemmen"
        asksPassword={asks}
        onPassword={async (said) => {
          await send('DELETE /company/members/:id', { params, body: said === undefined ? {} : { password: said } });
          showToast(`${member.name} är borttagen och utloggad överallt.`);
        }}
      >
        <p>Personen loggas ut överallt på en gång. Det som är gjort i företagets namn står kvar.</p>
      </AskPassword>
    );
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title={member.name} description={member.email}>
      <AskedAgainForm
        command={command}
        submitLabel="Spara"
        onSubmit={save}
        onCancel={onDone}
        more={
          <Button variant="danger" onClick={() => setIsLeaving(true)}>
            Ta bort ur företaget
          </Button>
        }
      >
        <MemberFields value={rights} onChange={setRights} limitError={fields.limit_ore} />
      </AskedAgainForm>
    </Dialog>
  );
}
