import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Administrator, Administrators } from '#contract/office/admin.ts';
import { adminRoleWords } from '#texts/office/admin-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { changeParts } from './change-parts.ts';
import { managementHref } from './management-url.ts';

const NO_FILTER = { kind: undefined, about: '', from: undefined, to: undefined } as const;

const columnsFor = (onChange: (one: Administrator) => void): Column<Administrator>[] => [
  {
    id: 'name',
    header: 'Administratör',
    is_row_header: true,
    cell: ({ name, email, is_self }) => (
      <span className="block min-w-48">
        <span className="block font-medium">{is_self ? `${name} (du)` : name}</span>
        <span className="block text-sm text-ink-muted wrap-anywhere">{email}</span>
      </span>
    ),
  },
  { id: 'role', header: 'Roll', cell: ({ role }) => adminRoleWords[role].name },
  {
    id: 'signed-in',
    header: 'Loggade in',
    cell: ({ signed_in_date }) => (signed_in_date ? <InstantText instant={signed_in_date} /> : 'Inte inloggad nu'),
  },
  {
    id: 'factor',
    header: 'Tvåstegsverifiering',
    cell: ({ has_second_factor }) =>
      has_second_factor ? <StateBadge tone="agreed">På</StateBadge> : <StateBadge tone="lost">Saknas</StateBadge>,
  },
  {
    id: 'commands',
    header: 'Gör något',
    is_header_hidden: true,
    align: 'end',
    cell: (one) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <Link className="py-2 text-sm underline" to={managementHref({ ...NO_FILTER, view: 'log', who: one.id })}>
          Logg<span className="sr-only"> över vad {one.name} har gjort</span>
        </Link>
        {!one.is_self && (
          <Button size="small" onClick={() => onChange(one)}>
            Ändra<span className="sr-only"> {one.name}</span>
          </Button>
        )}
      </span>
    ),
  },
];

/** The administrators and the invited persons, with the commands of owners. */
export function AdministratorsList() {
  const found = useQuery(query('GET /admin/administrators'));
  const [isInviting, setIsInviting] = useState(false);
  const [changed, setChanged] = useState<Administrator>();
  const close = () => {
    setIsInviting(false);
    setChanged(undefined);
  };
  const parts = useOnDemand(changeParts, isInviting || changed !== undefined, close);
  return (
    <QueryFrame query={found}>
      {({ administrators, invitations }) => (
        <div className="flex flex-col gap-10">
          <Section
            title="De som kommer in"
            actions={
              <Button icon={UserPlus} size="small" onClick={() => setIsInviting(true)}>
                Bjud in
              </Button>
            }
          >
            <DataTable
              label="Administratörer"
              columns={columnsFor(setChanged)}
              rows={administrators}
              keyOf={({ id }) => id}
            />
          </Section>
          {invitations.length > 0 && (
            <Section title="Inbjudna">
              <ul className="divide-y divide-hairline border-y border-hairline">
                {invitations.map((invitation) => (
                  <Invitation key={invitation.id} {...invitation} />
                ))}
              </ul>
            </Section>
          )}
          {parts && isInviting && <parts.InviteAdmin onDone={close} />}
          {parts && changed && <parts.ChangeAdmin admin={changed} onDone={close} />}
        </div>
      )}
    </QueryFrame>
  );
}

function Invitation({ id, email, role, invited_by_name, expires_date }: Administrators['invitations'][number]) {
  const { run, isPending } = useCommand({ hasToast: true });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{email}</span>
        <span className="block text-sm text-ink-muted">
          {adminRoleWords[role].name}, inbjuden av {invited_by_name}. Länken gäller till{' '}
          <InstantText instant={expires_date} />
        </span>
      </span>
      <Button
        size="small"
        variant="quiet"
        isBusy={isPending}
        onClick={async () => {
          if (await run('DELETE /admin/invitations/:id', { params: { id } })) showToast('Inbjudan är återtagen.');
        }}
      >
        Ta tillbaka<span className="sr-only"> inbjudan till {email}</span>
      </Button>
    </li>
  );
}
