import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The forms and dialogs of the settings load after the screen, because no visit begins with a form. */
export const formsOnDemand = onDemand(async () => (await import('./change-forms.tsx')).CHANGE_FORMS);
