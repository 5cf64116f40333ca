import { withReturn } from '#web/features/accounts/session/return-path.ts';
import { EmailVerification } from '#web/screens/public/email-verification.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';

/** /TalentEmailVerification: the talent confirms the address by a code, then goes to Login. */
export default function TalentEmailVerification() {
  const navigate = useNavigate();
  const back = useSearchParams()[0].get('return');
  return (
    <EmailVerification
      title="Bekräfta din e-post"
      signUpHref="/Registera"
      onConfirmed={(_, email) =>
        navigate(withReturn('/Login', back), { replace: true, state: { is_confirmed: true, email } })
      }
    />
  );
}
