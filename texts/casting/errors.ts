import type { ErrorData, errors } from '#contract/casting/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';
import { formatDaySpan } from '#texts/kernel/format.ts';
import { listed } from '#texts/kernel/in-sentence.ts';

export const errorTexts: ErrorTextsOf<typeof errors, ErrorData> = {
  project_not_casting: 'Projektet tar inte emot svar eller val längre.',
  terms_incomplete: (data) =>
    data
      ? `Villkoren är inte färdiga för ${listed(data.roles.map(({ title }) => title))}. Fyll i det som saknas i formuläret först.`
      : 'Villkoren är inte färdiga. Fyll i det som saknas i formuläret först.',
  terms_outdated: 'Svaret gäller tidigare villkor. Dra tillbaka förfrågan och fråga igen.',
  terms_unchanged: 'Villkoren är desamma. Ändra något först.',
  limits_broken: 'Det här ber för mycket av dem ni frågar. Se vad som behöver ändras.',
  booking_clash: (data) =>
    data
      ? `${listed(data.clashes.map((clash) => `${clash.talent_name} är redan bokad ${formatDaySpan(clash.starts_on, clash.ends_on)}`))}. Välj någon annan eller ändra dagarna.`
      : 'Någon är redan bokad de dagarna.',
  guardian_missing: 'Din vårdnadshavare behöver samtycka innan du kan säga ja.',
  not_interested: 'Personen har inte svarat ja, så den kan inte godkännas.',
  reminded_today: 'Personen har redan påmints i dag. Vänta till i morgon.',
  answer_day_not_passed: 'Sista svarsdagen har inte gått ännu.',
  answer_day_passed: 'Sista svarsdagen måste ligga framåt i tiden.',
  answer_day_earlier: 'Det finns redan tid till en senare dag. Välj en dag efter den sista svarsdag som gäller nu.',
  place_taken: 'Platsen är inte ledig längre. Tack för att du ville hoppa in.',
  role_full: 'Rollen har redan så många godkända som den ska ha. Ta bort någon först, eller ändra antalet.',
  role_closed: 'Rollen är stängd. Den tar inte emot fler frågor och svar så länge den är det.',
  undo_too_late: 'De tio minuterna har gått, så beskeden går ut. Du kan öppna rollen igen.',
  announcement_exists: 'Rollen har redan en annons.',
  counter_offer_over: 'Motbudets tid har gått ut.',
  counter_offer_rounds: 'Fler förslag går inte att skicka.',
  offer_waits: 'Talangen har föreslagit andra villkor och väntar på ert svar.',
  option_end_unfit: 'Optionen måste sluta framåt i tiden, inom 30 dagar och senast första arbetsdagen.',
  options_full:
    'Personen har redan 1:a, 2:a och 3:e option på de dagarna. Du kan boka ändå, eller vänta tills någon släpper.',
  option_not_second: 'Bara den som har 2:a option efter ett annat företag kan utmana.',
  option_challenged: 'Den som står före är redan utmanad och har ett dygn på sig.',
  option_runs: 'Optionens tid har inte gått ut ännu.',
  over_limit: 'Det kostar mer än din gräns. Någon med högre gräns behöver säga ja.',
};
