import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The forms of the company's settings, loaded when one of them is opened. */
export const settingsForms = onDemand(async () => {
  const [{ FactsForm }, { InvoicingForm }] = await Promise.all([
    import('./facts-form.tsx'),
    import('./invoicing-form.tsx'),
  ]);
  return { FactsForm, InvoicingForm };
});
