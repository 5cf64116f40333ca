import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The dialogs that change who the administrators are: nobody begins with one, so they come after the screen. */
export const changeParts = onDemand(async () => ({
  ...(await import('./invite-admin.tsx')),
  ...(await import('./change-admin.tsx')),
}));
