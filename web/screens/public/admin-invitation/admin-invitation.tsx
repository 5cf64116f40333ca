import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminRoleWords } from '#texts/office/admin-words.ts';
import { ApiError, query } from '#web/api/client.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { AdminInvitationForm } from './admin-invitation-form.tsx';
import { type AdminKey, AdminKeyStep } from './admin-key-step.tsx';

const BROKEN_LINK = 'Länken är inte hel. Öppna den direkt ur mejlet, eller be om en ny inbjudan.';

/** /AdminInvitation: the link of the mail that makes somebody an administrator. */
export default function AdminInvitation() {
  const token = useSearchParams()[0].get('token') ?? '';
  const offer = useQuery({
    ...query('POST /admin-invitations/view', { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [died, setDied] = useState<string>();
  const [key, setKey] = useState<AdminKey>();
  const { data } = offer;
  if (key) {
    return (
      <AccountFrame
        title="Din autentiseringsapp"
        portraits={[4, 8, 2]}
        description="Ditt konto är klart. Lägg till det i appen innan du går vidare: nyckeln visas bara nu."
      >
        <AdminKeyStep adminKey={key} />
      </AccountFrame>
    );
  }
  const isDead = offer.error instanceof ApiError && ['dead_link', 'invalid_input'].includes(offer.error.code);
  const refusal = token === '' ? BROKEN_LINK : (died ?? (isDead ? offer.error?.message : undefined));
  return (
    <AccountFrame
      title="Inbjudan som administratör"
      portraits={[4, 8, 2]}
      description={
        data &&
        !refusal &&
        `${data.invited_by_name} bjuder in dig, med rollen ${adminRoleWords[data.role].name.toLowerCase()}. Du loggar in med ${data.email} och en kod ur en autentiseringsapp.`
      }
    >
      {refusal ? (
        <>
          <Callout tone="lost" role="alert">
            {refusal}
          </Callout>
          <LinkButton to="/Login" className="mt-6">
            Till inloggningen
          </LinkButton>
        </>
      ) : (
        <QueryFrame query={offer}>
          {() => <AdminInvitationForm token={token} onDead={setDied} onKey={setKey} />}
        </QueryFrame>
      )}
    </AccountFrame>
  );
}
