import { withReturn } from '#web/features/accounts/session/return-path.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { landingOf } from '#web/features/accounts/social/landing.ts';
import { SocialNotice, useSocialReturn } from '#web/features/accounts/social/social-return.tsx';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { SocialButtons } from '#web/screens/public/social-buttons.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Link, Navigate } from '#web/ui/text/link.tsx';
import { TalentSignUpForm } from './talent-sign-up-form.tsx';

/** /Registera: a talent creates an account (spec, sections 2 and 5). */
export default function Registera() {
  const { record } = useSession();
  const [search] = useSearchParams();
  const come = useSocialReturn();
  if (record && come.kind === 'entered') {
    return <Navigate replace to={landingOf(record, search.get('return'), window.location.origin)} />;
  }
  return (
    <AccountFrame
      title="Skapa konto som talang"
      description="Det är gratis. Du väljer själv vilka förfrågningar du tackar ja till."
      portraits={[7, 8, 9, 10, 11, 12]}
    >
      <SocialNotice come={come} />
      <TalentSignUpForm />
      <SocialButtons verb="Fortsätt" redirectTo="/register" />
      <p className="mt-8 text-sm">
        Har du redan ett konto?{' '}
        <Link className="text-link py-1 font-medium" to={withReturn('/Login', search.get('return'))}>
          Logga in
        </Link>
        . Söker du talanger?{' '}
        <Link className="text-link py-1 font-medium" to="/CompanyRegistration">
          Registrera företag
        </Link>
        .
      </p>
    </AccountFrame>
  );
}
