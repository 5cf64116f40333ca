import { useState } from 'react';
import { INVITATION_DAYS } from '#domain/companies/member/member.rules.ts';
import { useCommand } from '#web/api/use-command.ts';
import { InviteDialog } from '#web/features/accounts/security/invite-dialog.tsx';
import { MemberFields, type MemberRights } from './member-fields.tsx';

/** Asks for the address and the rights of a new member, and mails the invitation. */
export function InviteMember({ onDone }: { onDone: () => void }) {
  const command = useCommand();
  const [rights, setRights] = useState<MemberRights>({ role: 'producer', limit_ore: null });
  return (
    <InviteDialog
      title="Bjud in en medlem"
      hint={`Personen får en länk som gäller i ${INVITATION_DAYS} dagar.`}
      command={command}
      invite={async (body) =>
        (await command.run('POST /company/invitations', { body: { ...body, ...rights } })) !== undefined
      }
      onDone={onDone}
    >
      <MemberFields value={rights} onChange={setRights} limitError={command.fields.limit_ore} />
    </InviteDialog>
  );
}
