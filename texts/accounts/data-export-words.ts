/** Words of the archive in which a person downloads all data kept about them. */
import { BRAND } from '#texts/kernel/brand.ts';
import { formatMoment } from '#texts/kernel/format.ts';

/** Words of the archive's first page. */
export const EXPORT_PAGE = {
  title: `Allt om dig hos ${BRAND}`,
  intro: (name: string, now: string) =>
    `${name}, det här är allt vi har sparat om dig ${formatMoment(now)}. Samma uppgifter finns i mappen data, en fil för varje rubrik, som andra program kan läsa (JSON). Dina bilder, filmer och dokument ligger i mappen filer.`,
  others:
    'Det som hör till någon annan är utelämnat: andras kontaktuppgifter, vad företag har antecknat för sig själva (du ser att det finns) och det som ännu är dolt för båda sidor, som ett omdöme före publicering.',
  nothing: 'Inget sparat.',
  yes: 'Ja',
  no: 'Nej',
  files: 'Filer',
  too_large: 'De här filerna fick inte plats. Hämta dem i din profil:',
  file_name: `medverka-allt-om-dig.zip`,
} as const;

/** Mail saying that the archive can be downloaded. `expires_date` is an instant. */
export const exportReadyMail = (first_name: string, expires_date: string, path: string) => ({
  title: 'Din kopia är klar att hämta',
  message: `Hej ${first_name}. Nu kan du hämta allt vi har sparat om dig. Filen tas bort ${formatMoment(expires_date)}. Bad du inte om den: byt lösenord.`,
  action: 'Hämta filen',
  path,
});
