import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, query } from '#web/api/client.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const BROKEN_LINK = 'Länken är inte hel. Öppna den direkt ur mejlet, eller be om en ny.';

/** /ResetPassword: the link of the mail is looked at first, and without one that holds there is no form. */
export default function ResetPassword() {
  const token = useSearchParams()[0].get('token') ?? '';
  const check = useQuery({
    ...query('POST /account/password/reset/check', { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // It may die between the look and the new password.
  const [died, setDied] = useState<string>();
  const refusal = token === '' ? BROKEN_LINK : (died ?? deadLinkWords(check.error));
  return (
    <AccountFrame
      title="Nytt lösenord"
      portraits={[5, 10, 3]}
      description={refusal ? undefined : 'När du har valt ett nytt lösenord loggas du ut överallt.'}
    >
      {refusal ? (
        <>
          <Callout tone="lost" role="alert">
            {refusal}
          </Callout>
          <LinkButton to="/ForgotPassword" className="mt-6">
            Be om en ny länk
          </LinkButton>
        </>
      ) : (
        <QueryFrame query={check}>{() => <ResetPasswordForm token={token} onDead={setDied} />}</QueryFrame>
      )}
    </AccountFrame>
  );
}

function deadLinkWords(error: unknown): string | undefined {
  return error instanceof ApiError && ['dead_link', 'invalid_input'].includes(error.code) ? error.message : undefined;
}
