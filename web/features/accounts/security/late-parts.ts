import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The forms and dialogs of the settings: no visit begins with one, so they load after the screen. */
export const lateParts = onDemand(async () => (await import('./parts-on-demand.tsx')).PARTS_ON_DEMAND);
