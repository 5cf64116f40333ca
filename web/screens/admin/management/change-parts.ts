import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The dialogs that change administrators, loaded after the screen because none is open at first. */
export const changeParts = onDemand(async () => ({
  ...(await import('./invite-admin.tsx')),
  ...(await import('./change-admin.tsx')),
}));
