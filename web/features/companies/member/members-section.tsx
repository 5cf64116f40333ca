import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { CompanyMember } from '#contract/companies/member.ts';
import { memberRoleWords } from '#texts/companies/member-words.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { ApiError, query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';

const dialogs = onDemand(async () => {
  const [{ ChangeMember }, { InviteMember }] = await Promise.all([
    import('./change-member.tsx'),
    import('./invite-member.tsx'),
  ]);
  return { ChangeMember, InviteMember };
});

const limitWords = (limit_ore: number | null) =>
  limit_ore === null ? 'Ingen gräns' : `Attest över ${formatOre(limit_ore as Parameters<typeof formatOre>[0])}`;

/** The members of the company, their rights and limits; for its owners. */
export function MembersSection() {
  const members = useQuery({ ...query('GET /company/members'), retry: false });
  const [isInviting, setIsInviting] = useState(false);
  const [changed, setChanged] = useState<CompanyMember>();
  const close = () => {
    setIsInviting(false);
    setChanged(undefined);
  };
  const here = useOnDemand(dialogs, isInviting || changed !== undefined, close);
  const isOthers = members.error instanceof ApiError && members.error.code === 'member_may_not';
  return (
    <Section
      title="Medlemmar"
      description="De som arbetar för företaget, vad de får göra och för hur mycket."
      actions={
        !isOthers && (
          <Button icon={UserPlus} size="small" onClick={() => setIsInviting(true)}>
            Bjud in
          </Button>
        )
      }
    >
      {isOthers ? (
        <p className="text-ink-muted">Det är ägarna som ser och ändrar medlemmarna.</p>
      ) : (
        <QueryFrame query={members}>
          {({ members: all, invitations }) => (
            <ul className="divide-y divide-hairline border-y border-hairline">
              {all.map((member) => (
                <li key={member.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                  <span className="min-w-0">
                    <span className="block font-medium">
                      {member.name}
                      {member.is_self && ' (du)'}
                    </span>
                    <span className="block text-sm text-ink-muted break-words">{member.email}</span>
                    <span className="block text-sm text-ink-muted tabular">
                      {memberRoleWords[member.role].name}. {limitWords(member.limit_ore)}.
                    </span>
                  </span>
                  <Button size="small" onClick={() => setChanged(member)}>
                    Ändra<span className="sr-only"> {member.name}</span>
                  </Button>
                </li>
              ))}
              {invitations.map((invitation) => (
                <Invitation key={invitation.id} {...invitation} />
              ))}
            </ul>
          )}
        </QueryFrame>
      )}
      {here && isInviting && <here.InviteMember onDone={close} />}
      {here && changed && <here.ChangeMember member={changed} onDone={close} />}
    </Section>
  );
}

interface InvitationProps {
  readonly id: string;
  readonly email: string;
  readonly role: CompanyMember['role'];
  readonly expires_date: string;
}

function Invitation({ id, email, role, expires_date }: InvitationProps) {
  const { run, isPending } = useCommand({ hasToast: true });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="block font-medium break-words">{email}</span>
        <span className="block text-sm text-ink-muted">
          Inbjuden som {memberRoleWords[role].name.toLowerCase()}, gäller till <InstantText instant={expires_date} />
        </span>
      </span>
      <Button
        size="small"
        variant="quiet"
        isBusy={isPending}
        onClick={async () => {
          if (await run('DELETE /company/invitations/:id', { params: { id } })) showToast('Inbjudan är återtagen.');
        }}
      >
        Ta tillbaka<span className="sr-only"> inbjudan till {email}</span>
      </Button>
    </li>
  );
}
