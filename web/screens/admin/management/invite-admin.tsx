import { useState } from 'react';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import { ADMIN_INVITATION_DAYS } from '#domain/office/admin/admin.rules.ts';
import { useCommand } from '#web/api/use-command.ts';
import { InviteDialog } from '#web/features/accounts/security/invite-dialog.tsx';
import { DeskField } from './desk-fields.tsx';

/** Asks for an address and a role, and mails the invitation. */
export function InviteAdmin({ onDone }: { onDone: () => void }) {
  const command = useCommand();
  const [role, setRole] = useState<AdminRole>('support');
  return (
    <InviteDialog
      title="Bjud in en administratör"
      hint={`Personen får en länk som gäller i ${ADMIN_INVITATION_DAYS} dagar och väljer själv lösenord och autentiseringsapp.`}
      command={command}
      invite={async (body) => (await command.run('POST /admin/invitations', { body: { ...body, role } })) !== undefined}
      onDone={onDone}
    >
      <DeskField value={role} onChange={setRole} />
    </InviteDialog>
  );
}
