import { useState } from 'react';
import { pendingEmail } from '#web/features/accounts/session/pending-sign-up.ts';
import { useLocation, useSearchParams } from '#web/ui/frame/location.ts';

export interface VerificationTarget {
  email: string | undefined;
  needs_resend: boolean;
  /** What the sending screen wants said. */
  notice: string | undefined;
}

type Sent = Partial<VerificationTarget> | null;

/**
 * Whose address is confirmed. Screens send it as history state, which outlives a reload and leaves no address in logs;
 * a link may carry it as ?email=&needsResend=.
 */
export function useVerificationTarget(): VerificationTarget {
  const sent = useLocation().state as Sent;
  const [search] = useSearchParams();
  // Asked once: confirming clears what is pending, and the address must not vanish from the screen then.
  const [pending] = useState(pendingEmail);
  return {
    email: sent?.email ?? search.get('email') ?? pending,
    needs_resend: sent?.needs_resend ?? ['true', '1'].includes(search.get('needsResend') ?? ''),
    notice: sent?.notice,
  };
}
