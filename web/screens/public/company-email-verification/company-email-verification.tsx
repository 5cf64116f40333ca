import { useState } from 'react';
import { EmailVerification } from '#web/screens/public/email-verification.tsx';
import { WaitingForApproval } from '#web/screens/public/waiting-for-approval.tsx';

/**
 * /CompanyEmailVerification: the company confirms its address by a code, and then waits for an administrator to review
 * the application.
 */
export default function CompanyEmailVerification() {
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (isConfirmed) return <WaitingForApproval />;
  return (
    <EmailVerification
      title="Bekräfta företagets e-post"
      signUpHref="/CompanyRegistration"
      onConfirmed={() => setIsConfirmed(true)}
    />
  );
}
