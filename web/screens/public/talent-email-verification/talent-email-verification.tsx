import { useNavigate } from '#web/ui/address.ts';
import { EmailVerification } from '../email-verification.tsx';

/** /TalentEmailVerification: on to sign in once the address is confirmed. */
export default function TalentEmailVerification() {
  const navigate = useNavigate();
  return (
    <EmailVerification
      title="Bekräfta din e-post"
      signUpHref="/Registera"
      onConfirmed={(_, email) => navigate('/Login', { replace: true, state: { is_confirmed: true, email } })}
    />
  );
}
