import { useState } from 'react';
import { pendingEmail } from '#web/features/accounts/session/pending-sign-up.ts';
import { useLocation, useSearchParams } from '#web/ui/frame/location.ts';

export interface VerificationTarget {
  email: string | undefined;
  needs_resend: boolean;
  /** Text that the previous screen asks this one to show. */
  notice: string | undefined;
  /** True right after a sign-up in this browser, whose address can still be corrected. */
  is_own: boolean;
}

type Sent = Partial<VerificationTarget> | null;

/**
 * The address to confirm: from the history state, which survives a reload and keeps the address out of logs; otherwise
 * from a link with ?email=&needsResend=; otherwise from the pending sign-up in this browser.
 */
export function useVerificationTarget(): VerificationTarget {
  const sent = useLocation().state as Sent;
  const [search] = useSearchParams();
  // Read once: the pending address is removed when it is confirmed, but the screen still shows the address then.
  const [pending] = useState(pendingEmail);
  return {
    email: sent?.email ?? search.get('email') ?? pending,
    needs_resend: sent?.needs_resend ?? ['true', '1'].includes(search.get('needsResend') ?? ''),
    notice: sent?.notice,
    is_own: sent?.is_own ?? false,
  };
}
