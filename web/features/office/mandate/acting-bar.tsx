import { useEffect } from 'react';
import { letActFor } from '#web/api/client.ts';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { useMandate } from './use-mandate.ts';

// Loaded on demand, because every screen has the bar and few administrators act for others.
const callout = onDemand(() => import('./acting-callout.tsx'));

/**
 * Tells on every screen for which party an administrator acts. While that mandate lasts, all commands are sent under
 * it.
 */
export function ActingBar() {
  const held = useMandate();
  const id = held?.id;
  useEffect(() => {
    letActFor(id);
    return () => letActFor(undefined);
  }, [id]);
  const here = useOnDemand(callout, held !== null);
  return held && here ? <here.ActingCallout held={held} /> : null;
}
