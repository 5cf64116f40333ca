import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberRoleWords } from '#texts/companies/member-words.ts';
import { ApiError, query } from '#web/api/client.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { MemberInvitationForm } from './member-invitation-form.tsx';

const BROKEN_LINK = 'Länken är inte hel. Öppna den direkt ur mejlet, eller be om en ny inbjudan.';

/** /MemberInvitation: the link of the mail that lets somebody act for a company. */
export default function MemberInvitation() {
  const token = useSearchParams()[0].get('token') ?? '';
  const offer = useQuery({
    ...query('POST /member-invitations/view', { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [died, setDied] = useState<string>();
  const isDead = offer.error instanceof ApiError && ['dead_link', 'invalid_input'].includes(offer.error.code);
  const refusal = token === '' ? BROKEN_LINK : (died ?? (isDead ? offer.error?.message : undefined));
  const { data } = offer;
  return (
    <AccountFrame
      title="Inbjudan"
      portraits={[4, 8, 2]}
      description={
        data &&
        !refusal &&
        `${data.invited_by_name} bjuder in dig till ${data.company_name}, som ${memberRoleWords[data.role].name.toLowerCase()}. Du loggar in med ${data.email}.`
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
        <QueryFrame query={offer}>{() => <MemberInvitationForm token={token} onDead={setDied} />}</QueryFrame>
      )}
    </AccountFrame>
  );
}
