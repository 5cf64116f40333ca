import type { ErrorData, errors } from '#contract/work/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';
import { listed } from '#texts/kernel/in-sentence.ts';
import { neededFieldWords } from '#texts/work/call-sheet-words.ts';
import { orderHoldWords } from '#texts/work/order-hold-words.ts';
import { PUBLICATION_LATER, PUBLICATION_UNFIT } from '#texts/work/right-words.ts';

export const errorTexts: ErrorTextsOf<typeof errors, ErrorData> = {
  ...orderHoldWords,
  sign_off_outdated: 'Det kostar mer nu än när det frågades, så det behöver attesteras på nytt.',
  credit_reached:
    'Det ryms inte i företagets utrymme hos oss. Betala det som är obetalt, eller be oss om mer under Fakturor.',
  credit_late: 'En faktura är mer än 30 dagar sen. När den är betald går det att fråga och boka igen.',
  advance_due:
    'Företaget betalar i förskott. När förskottet är betalt går det att boka. Förskottsfakturan görs här, när ni vill boka.',
  asker_may_not: 'Den som bad om det får inte beställa åt företaget längre. Någon som får behöver göra det.',
  name_differs: (data) =>
    data ? `Skriv ditt namn som det står här: ${data.name}.` : 'Skriv ditt namn som det står hos oss.',
  work_over: 'Arbetet har redan varit och går inte att avboka. Det som inte blev av anges i arbetsrapporten.',
  work_decided: 'Arbetsrapporten är avgjord och det som betalas ligger fast, så villkoren går inte att ändra längre.',
  days_begun: 'Dagar som har börjat går inte att ändra eller lägga till.',
  days_collide: 'Två dagar skulle hamna på samma dag. Välj en annan dag att flytta till.',
  nothing_moves: 'Inga av projektets dagar eller bokningar finns på de dagarna.',
  cancelled_pay:
    'För en avbokad dag betalas ersättning enligt villkoren som gällde då, och nya villkor kan inte ändra den. Dagen, arvodet och reglerna för avbokning behöver stå kvar.',
  not_in_terms: 'Villkoren säger inte att det ersätts. Skriv det i meddelandet i stället.',
  answer_day_late: 'Svaret behövs senast den första dagen som är kvar.',
  sheet_incomplete: (data) =>
    data
      ? `Dagsbeskedet behöver ${listed(data.missing.map((field) => neededFieldWords[field]))} innan det kan publiceras.`
      : 'Dagsbeskedet är inte färdigt.',
  sheet_unchanged: 'Det står samma sak som i den version som redan gäller.',
  injury_reported: 'En skada är redan anmäld för den dagen. Skriv till oss om något ska läggas till.',
  authority_not_told: 'Arbetsmiljöverket behöver få veta först, och dagen skrivas in.',
  publication_unfit: PUBLICATION_UNFIT,
  publication_later: PUBLICATION_LATER,
  right_begins_by_itself: 'Avtalet säger vilken dag tiden börjar, så ingen visning behöver rapporteras.',
  right_runs: 'Tiden är inte inne ännu.',
  right_extended: 'Rättigheten är förlängd till ett bestämt datum, så första visningen kan inte ändras.',
  right_over:
    'Rättigheten har gått ut, så första visningen kan inte ändras. Vill ni visa materialet längre behövs en förlängning eller ett nytt avtal.',
  renewal_not_agreed: 'Inget pris för en förlängning är avtalat, så den behöver ni komma överens om på nytt.',
  extension_ordered: 'En förlängning är redan beställd och väntar på underskrift.',
  extension_late: 'Tiden har varit slut för länge för att förlängas. Kom överens om ett nytt avtal.',
};
