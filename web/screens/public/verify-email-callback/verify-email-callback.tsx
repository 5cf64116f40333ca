import { useQuery } from '@tanstack/react-query';
import { ApiError, api } from '#web/api/client.ts';
import { dropPendingSignUp } from '#web/features/session/pending-sign-up.ts';
import { useSearchParams } from '#web/ui/address.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { WaitingForApproval } from '../waiting-for-approval.tsx';

const BROKEN_LINK = 'Länken är inte hel. Öppna den direkt ur mejlet, eller skriv koden i stället.';

/** /verify-email-callback: the link of the mail. Confirms by the token and says what comes next, in words. */
export default function VerifyEmailCallback() {
  const token = useSearchParams()[0].get('token') ?? '';
  // A link works once: it is asked exactly once, whatever the window does.
  const confirmation = useQuery({
    queryKey: ['confirm-link', token],
    queryFn: async () => {
      const answer = await api('POST /account/verification/confirm-link', { body: { token } });
      dropPendingSignUp();
      return answer;
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (confirmation.data?.role === 'company') return <WaitingForApproval />;
  if (confirmation.data) {
    return (
      <AccountFrame title="E-posten är bekräftad" portraits={[4, 8, 1]}>
        <p className="text-ink-muted">Logga in, så hjälper vi dig att fylla i din profil.</p>
        <LinkButton to="/Login" variant="primary" className="mt-6">
          Logga in
        </LinkButton>
      </AccountFrame>
    );
  }
  // A dead link stays dead, so only what may pass is offered again.
  const refusal = token === '' ? BROKEN_LINK : deadLinkWords(confirmation.error);
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

function deadLinkWords(error: unknown): string | undefined {
  return error instanceof ApiError && ['dead_link', 'invalid_input'].includes(error.code) ? error.message : undefined;
}
