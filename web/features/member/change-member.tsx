import { useState } from 'react';
import type { CompanyMember } from '#contract/member.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { MemberFields, type MemberRights } from './member-fields.tsx';

/** Another role or limit for a member, or out of the company. */
export function ChangeMember({ member, onDone }: { member: CompanyMember; onDone: () => void }) {
  const { run, send, failure, fields, isPending } = useCommand();
  const [rights, setRights] = useState<MemberRights>({ role: member.role, limit_ore: member.limit_ore });
  const [isLeaving, setIsLeaving] = useState(false);
  const params = { id: member.id };
  const save = async () => {
    if (!(await run('PATCH /company/members/:id', { params, body: rights }))) return;
    showToast(`${member.name} har nu andra rättigheter.`);
    onDone();
  };
  if (isLeaving) {
    return (
      <ConfirmDialog
        isOpen
        isDangerous
        onOpenChange={(isOpen) => !isOpen && onDone()}
        title={`Ta bort ${member.name}?`}
        confirmLabel="Ta bort medlemmen"
        onConfirm={async () => {
          await send('DELETE /company/members/:id', { params });
          showToast(`${member.name} är borttagen och utloggad överallt.`);
        }}
      >
        <p>Personen loggas ut överallt på en gång. Det som är gjort i företagets namn står kvar.</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title={member.name} description={member.email}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {failure && !fields.limit_ore && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
        <MemberFields value={rights} onChange={setRights} limitError={fields.limit_ore} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isBusy={isPending}>
            Spara
          </Button>
          <Button onClick={onDone}>Avbryt</Button>
          <Button variant="danger" onClick={() => setIsLeaving(true)}>
            Ta bort ur företaget
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
