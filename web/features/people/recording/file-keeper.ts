import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** What keeps files in the browser until they have been sent. */
export const keeper = onDemand(() => import('./held-files.ts'));
