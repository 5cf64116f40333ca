import type { ActsAsAgent } from '#contract/people/representation.ts';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

// Loaded on demand: few readers of these screens are agents.
const callout = onDemand(() => import('./agents-callout.tsx'));

/** Tells an agent for whom the screen is. */
export function Represents({ represents }: { represents: NonNullable<ActsAsAgent> }) {
  const here = useOnDemand(callout, true);
  return here ? <here.AgentsCallout represents={represents} /> : null;
}
