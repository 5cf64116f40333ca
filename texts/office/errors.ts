import type { errors } from '#contract/office/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';

export const errorTexts: ErrorTextsOf<typeof errors> = {
  merge_hindered: 'Något måste avgöras innan kontona kan bli ett. Ladda om sidan, så står det vad.',
  too_many_saved_views: 'Det finns plats för 30 vyer av varje lista. Ta bort någon som inte behövs längre.',
  admins_full: 'Det finns så många administratörer som får plats. Avsluta någon först.',
  company_unsettled:
    'Ett nytt organisationsnummer är en ny juridisk person. Det kan bytas först när det som är bokat är avgjort och det som är fakturerat är betalt.',
  company_change_waits: 'Det finns redan en ändring som väntar. Ta tillbaka den först.',
  company_unchanged: 'Det är samma namn och nummer som i dag.',
  not_yourself: 'Det här får en annan ägare göra, så att det alltid finns en ägare kvar.',
};
