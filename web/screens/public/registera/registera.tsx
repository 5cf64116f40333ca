import { Link } from 'react-router';
import { AccountFrame } from '../account-frame.tsx';
import { SocialButtons } from '../social-buttons.tsx';
import { TalentSignUpForm } from './talent-sign-up-form.tsx';

/** /Registera: a talent makes an account (spec, sections 2 and 5). */
export default function Registera() {
  return (
    <AccountFrame
      title="Skapa konto som talang"
      description="Det är gratis. Du väljer själv vilka förfrågningar du tackar ja till."
      portraits={[7, 8, 9, 10, 11, 12]}
    >
      <TalentSignUpForm />
      <SocialButtons verb="Fortsätt" />
      <p className="mt-8 text-sm">
        Har du redan ett konto?{' '}
        <Link className="text-link py-1 font-medium" to="/Login">
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
