import { useState } from 'react';
import { withReturn } from '#web/features/accounts/session/return-path.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { landingOf } from '#web/features/accounts/social/landing.ts';
import { SocialNotice, useSocialReturn } from '#web/features/accounts/social/social-return.tsx';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useLocation, useSearchParams } from '#web/ui/frame/location.ts';
import { Link, Navigate } from '#web/ui/text/link.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

/** History state that the previous screen may have set. */
interface Arrival {
  is_confirmed?: boolean;
  is_password_changed?: boolean;
  email?: string;
}

/**
 * /Login: signs in with the password and, for accounts that have one, the second factor; or with a passkey, Google or
 * Facebook. A valid session leads on at once (spec, section 4).
 */
export default function Login() {
  const { record } = useSession();
  const [search] = useSearchParams();
  const arrival = (useLocation().state ?? {}) as Arrival;
  const come = useSocialReturn();
  const [asked, setAsked] = useState<{ remember: boolean }>();
  const [startOver, setStartOver] = useState<string>();
  // After a sign-in with Google or Facebook the address may ask for the second factor; the first render does not know
  // the address yet. The server has already stored the choice 'Kom ihåg mig'.
  const isAskedByAddress = come.kind === 'second-factor' && startOver === undefined;
  const secondFactor = asked ?? (isAskedByAddress ? { remember: true } : undefined);
  if (record && come.kind !== 'entering') {
    return <Navigate replace to={landingOf(record, search.get('return'), window.location.origin)} />;
  }
  if (secondFactor) {
    return (
      <SecondFactorStep
        remember={secondFactor.remember}
        onExpired={(words) => {
          setStartOver(words);
          setAsked(undefined);
        }}
      />
    );
  }
  return (
    <AccountFrame title="Logga in" portraits={[1, 2, 3, 4, 5, 6]}>
      {arrival.is_confirmed && (
        <Callout tone="agreed" role="status" className="mb-6" title="Din e-post är bekräftad">
          Logga in för att fortsätta.
        </Callout>
      )}
      {arrival.is_password_changed && (
        <Callout tone="agreed" role="status" className="mb-6" title="Ditt lösenord är ändrat">
          Logga in med det nya.
        </Callout>
      )}
      {startOver && (
        <Callout tone="lost" role="alert" className="mb-6">
          {startOver}
        </Callout>
      )}
      <SocialNotice come={come} />
      <PasswordStep email={arrival.email} onSecondFactor={setAsked} />
      <p className="mt-8 text-sm">
        Har du inget konto?{' '}
        <Link className="text-link py-1 font-medium" to={withReturn('/Registera', search.get('return'))}>
          Skapa konto som talang
        </Link>{' '}
        eller{' '}
        <Link className="text-link py-1 font-medium" to="/CompanyRegistration">
          registrera företag
        </Link>
        .
      </p>
    </AccountFrame>
  );
}
