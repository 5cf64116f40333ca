import { useState } from 'react';
import { EmailVerification } from '../email-verification.tsx';
import { WaitingForApproval } from '../waiting-for-approval.tsx';

/** /CompanyEmailVerification: after the code comes the wait for a person to look at the application. */
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
