import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/api/client.ts';
import { dropPendingSignUp } from '#web/features/session/pending-sign-up.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { WaitingForApproval } from '../waiting-for-approval.tsx';

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
  return (
    <AccountFrame title={confirmation.data ? 'E-posten är bekräftad' : 'Bekräfta din e-post'} portraits={[4, 8, 1]}>
      {token === '' ? (
        <Callout tone="lost" role="alert">
          Länken är inte hel. Öppna den direkt ur mejlet, eller skriv koden i stället.
        </Callout>
      ) : (
        <QueryFrame query={confirmation}>
          {() => <p className="text-ink-muted">Logga in, så hjälper vi dig att fylla i din profil.</p>}
        </QueryFrame>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {confirmation.data ? (
          <LinkButton to="/Login" variant="primary">
            Logga in
          </LinkButton>
        ) : (
          !confirmation.isFetching && <LinkButton to="/TalentEmailVerification">Skriv koden i stället</LinkButton>
        )}
      </div>
    </AccountFrame>
  );
}
