import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { dropPendingSignUp } from '#web/features/accounts/session/pending-sign-up.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { ChoosePassword } from '#web/screens/public/choose-password.tsx';
import { WaitingForApproval } from '#web/screens/public/waiting-for-approval.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';

const BROKEN_LINK = 'Länken är inte hel. Öppna den direkt ur mejlet, eller skriv koden i stället.';

/**
 * /verify-email-callback: the link of the mail. Confirms the address by the token, asks for a password if the sign-up
 * was made in another browser, and tells what happens next.
 */
export default function VerifyEmailCallback() {
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const { send } = useCommand();
  const [isWaiting, setIsWaiting] = useState(false);
  const [died, setDied] = useState<string>();
  // A link works once, so the query runs exactly once: no refetch on focus, no retry.
  const confirmation = useQuery({
    queryKey: ['confirm-link', token],
    queryFn: async () => {
      const answer = await api('POST /account/verification/confirm-link', { body: { token } });
      if (answer.next === 'confirmed') dropPendingSignUp();
      return answer;
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data } = confirmation;
  if (isWaiting || (data?.next === 'confirmed' && data.role === 'company')) return <WaitingForApproval />;
  if (data?.next === 'choose-password' && !died) {
    return (
      <ChoosePassword
        email={data.email}
        asksTerms={data.asks_terms}
        confirm={(chosen) => send('POST /account/verification/confirm-link', { body: { token, ...chosen } })}
        onConfirmed={(confirmed) => {
          dropPendingSignUp();
          // From Login a signed-in talent goes on to the dashboard (U-03).
          if (confirmed === 'company') setIsWaiting(true);
          else navigate('/Login', { replace: true, state: { is_confirmed: true, email: data.email } });
        }}
        onDead={setDied}
      />
    );
  }
  if (data?.next === 'confirmed') {
    return (
      <AccountFrame title="E-posten är bekräftad" portraits={[4, 8, 1]}>
        <p className="text-ink-muted">Logga in, så hjälper vi dig att fylla i din profil.</p>
        <LinkButton to="/Login" variant="primary" className="mt-6">
          Logga in
        </LinkButton>
      </AccountFrame>
    );
  }
  // A dead link stays dead, so another try is offered only after a temporary failure.
  const refusal = token === '' ? BROKEN_LINK : (died ?? deadLinkWords(confirmation.error));
  return (
    <AccountFrame title={refusal ? 'Din e-post är inte bekräftad' : 'Din e-post bekräftas'} portraits={[4, 8, 1]}>
      {refusal ? (
        <Callout tone="lost" role="alert">
          {refusal}
        </Callout>
      ) : (
        <QueryFrame query={confirmation}>{() => null}</QueryFrame>
      )}
      {!confirmation.isFetching && (
        <LinkButton to="/TalentEmailVerification" className="mt-6">
          Skriv koden i stället
        </LinkButton>
      )}
    </AccountFrame>
  );
}

const FINAL = ['dead_link', 'invalid_input', 'organisation_number_used'];

function deadLinkWords(error: unknown): string | undefined {
  return error instanceof ApiError && FINAL.includes(error.code) ? error.message : undefined;
}
