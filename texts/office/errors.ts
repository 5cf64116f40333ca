import type { errors } from '#contract/office/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';

export const errorTexts: ErrorTextsOf<typeof errors> = {
  merge_hindered: 'Något måste avgöras innan kontona kan bli ett. Ladda om sidan, så står det vad.',
  too_many_saved_views: 'Det finns plats för 30 vyer av varje lista. Ta bort någon som inte behövs längre.',
  admins_full: 'Det finns så många administratörer som får plats. Avsluta någon först.',
  company_unsettled: 'Numret kan bytas när allt som är bokat är avgjort och betalt.',
  company_change_waits: 'En ändring väntar redan. Ta tillbaka den först.',
  company_unchanged: 'Det är namnet och numret i dag.',
  not_yourself: 'Det här får en annan ägare göra, så att det alltid finns en ägare kvar.',
};
