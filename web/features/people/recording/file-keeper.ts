import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The store of files in the browser until they have been sent; loaded on demand. */
export const keeper = onDemand(() => import('./held-files.ts'));
