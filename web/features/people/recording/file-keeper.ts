import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The browser's store of unfinished uploads; loaded on demand. */
export const keeper = onDemand(() => import('./held-files.ts'));
