import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { useLocation } from '#web/ui/frame/location.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LinkSent } from './link-sent-step.tsx';

/** The history state: the address from Login, and whether the mail was sent, so that a reload shows the same step. */
interface Arrival {
  email?: string;
  is_sent?: boolean;
}

/** /ForgotPassword: asks for a reset link. The answer is the same for known and unknown addresses. */
export default function ForgotPassword() {
  const { email, is_sent } = (useLocation().state ?? {}) as Arrival;
  if (email && is_sent) return <LinkSent email={email} />;
  return (
    <AccountFrame
      title="Glömt lösenordet"
      portraits={[5, 10, 3]}
      description="Skriv din e-postadress, så skickar vi en länk där du väljer ett nytt lösenord."
    >
      <ForgotPasswordForm email={email} />
    </AccountFrame>
  );
}
