import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The forms and dialogs of the settings: no visit begins with one, so they load after the screen. */
export const formsOnDemand = onDemand(async () => (await import('./change-forms.tsx')).CHANGE_FORMS);
