import { formatMoment } from '#texts/kernel/format.ts';

/**
 * The refusal when a member of a company, or its keys together, have seen as many people as one person could look at in
 * a day.
 */
export const seenEnoughText = (data?: { readonly opens_date: string }): string =>
  `Du har sett så många personer som går på en dag. Fler visas igen ${data ? formatMoment(data.opens_date) : 'i morgon'}.`;

/** The notice of that refusal in the administrators' bell. */
export const seenEnoughNotice = (company: string) => ({
  title: `${company} har läst ovanligt mycket`,
  message:
    'Någon på företaget har fått se så många personer i dag som en människa hinner titta på, och får inte se fler förrän efter midnatt. Är det någon som samlar uppgifter kan du stänga av företaget.',
});
