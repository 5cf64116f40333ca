import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The forms and dialogs of the settings: nobody begins with one, so they come after the screen. */
export const lateParts = onDemand(async () => (await import('./parts-on-demand.tsx')).PARTS_ON_DEMAND);
