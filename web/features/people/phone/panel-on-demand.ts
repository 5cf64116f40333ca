import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The panel of a number loads after its screen: few visits change a number. */
export const phonePanel = onDemand(() => import('./phone-panel.tsx'));
