import type { errors } from '#contract/finding/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';

export const errorTexts: ErrorTextsOf<typeof errors> = {
  shortlist_name_used: 'Det finns redan en lista med det namnet. Välj ett annat.',
  shortlist_full: 'En lista har plats för 500 personer. Ta bort några, eller skapa en ny lista.',
  too_many_shortlists: 'Det finns plats för 50 listor. Ta bort någon som inte behövs längre.',
  too_many_saved_searches: 'Du kan spara 30 sökningar. Ta bort någon som inte behövs längre.',
  talent_not_visible: 'Personen tar inte emot förfrågningar just nu.',
};
