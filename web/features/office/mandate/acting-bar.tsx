import { useEffect } from 'react';
import { letActFor } from '#web/api/client.ts';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { useMandate } from './use-mandate.ts';

// A mandate is rare, and every screen would carry it.
const callout = onDemand(() => import('./acting-callout.tsx'));
const STAYS = () => undefined;

/**
 * The party that an administrator acts for, on every screen for as long as they do, and all calls made in that name.
 */
export function ActingBar() {
  const held = useMandate();
  const id = held?.id;
  useEffect(() => {
    letActFor(id);
    return () => letActFor(undefined);
  }, [id]);
  const here = useOnDemand(callout, held !== null, STAYS);
  return held && here ? <here.ActingCallout held={held} /> : null;
}
