import type { ErrorData, errors } from '#contract/auditions/errors.ts';
import { auditionNeedWords } from '#texts/auditions/audition-words.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';
import { listed } from '#texts/kernel/in-sentence.ts';

export const errorTexts: ErrorTextsOf<typeof errors, ErrorData> = {
  audition_incomplete: (data) =>
    data
      ? `Provfilmningen behöver ${listed(data.missing.map((field) => auditionNeedWords[field]))} innan den kan publiceras.`
      : 'Provfilmningen är inte färdig.',
  not_in_review: 'Gå vidare till Urval i projektet först. Då kan du kalla.',
  already_invited: 'Någon av dem är redan tillagd.',
  deadline_unfit: 'Välj en tidpunkt som kommer och som är senare än den som gäller.',
  file_not_pdf:
    'Filen är ingen PDF som vi kan läsa, eller så är den låst. Spara den som en vanlig PDF och försök igen.',
  file_gone: 'En av filerna är för gammal. Lägg till den igen.',
  offer_over: 'Erbjudandet om tiden gäller inte längre.',
  time_full: 'Tiden är redan tagen. Välj en annan.',
  time_clash: 'Personen har redan en annan tid samtidigt.',
  time_in_use: 'Någon har eller erbjuds den tiden. Flytta personen först.',
  times_overlap: 'Det finns redan tider i rummet då. Välj andra klockslag eller ett annat rum.',
  too_many_times: 'Så många tider ryms inte i en provfilmning. Högst 1 000.',
  nobody_to_show: 'Det finns ingen att visa. Lägg till någon som har svarat ja.',
  presentation_end_unfit: 'Slutdagen har passerat eller ligger för långt fram. Ändra den först.',
  presentation_closed:
    'Länken eller koden stämmer inte, eller så visas inget längre. Kontrollera koden, eller fråga den som skickade länken.',
};
