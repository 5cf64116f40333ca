/**
 * The words of the agreement between a company and a talent. Signed agreements are kept as printed; a changed word here
 * needs a new AGREEMENT_TEXT_VERSION. docs/to-confirm.md lists the points that a lawyer has to confirm.
 */

import { PAID_WITHIN_DAYS } from '#domain/deal/price/pay-day.ts';
import type { RightsLine } from '#domain/deal/terms/rights.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import type { AgreementFacts } from '#domain/work/agreement/agreement-facts.ts';
import type { AgreementBlock, AgreementText } from '#domain/work/agreement/agreement-text.ts';
import { factsOfHours } from '#texts/deal/open-hours.ts';
import {
  type Fact,
  factsOfAdditions,
  factsOfDays,
  factsOfFee,
  factsOfNoAdditions,
  factsOfRight,
  factsOfSynthetic,
  sentencesOfCancellation,
  wordsOfContent,
} from '#texts/deal/terms-facts.ts';
import { MODEL, partiesOf, signingOf, WHAT_AMOUNTS_COVER } from './agreement-parts.ts';

/** The ISO day from which these words apply. */
const AGREEMENT_TEXT_VERSION = '2026-12-01';

const facts = (rows: readonly Fact[]): AgreementBlock[] => (rows.length > 0 ? [{ rows: [...rows] }] : []);

/** All rights, numbered if there are several. */
function blocksOfRights(rights: readonly RightsLine[]): AgreementBlock[] {
  if (rights.length === 0) return ['Inga rättigheter att visa inspelat material ingår i det här avtalet.'];
  return rights.flatMap((line, index): AgreementBlock[] => [
    ...(rights.length > 1 ? [`Rättighet ${index + 1}`] : []),
    { rows: factsOfRight(line) },
  ]);
}

const orDash = (text: string) => text || '–';

/** The whole agreement of one assignment, in words. */
export function writeAgreement(about: AgreementFacts): AgreementText {
  const { terms, project, model } = about;
  const municipality = terms.municipality_id === null ? '' : municipalities.label(terms.municipality_id);
  const place = [terms.place, municipality].filter(Boolean).join(', ');
  const content = wordsOfContent(terms.content);
  const isUnpaid = terms.fee.basis === 'unpaid';
  return {
    title: 'Avtal om medverkan',
    number: `Avtal ${about.number}`,
    text_version: AGREEMENT_TEXT_VERSION,
    parties: partiesOf(about),
    sections: [
      {
        heading: 'Uppdraget',
        blocks: [
          {
            rows: [
              { label: 'Produktion', value: project.title },
              { label: 'Roll', value: terms.role_title },
              { label: 'Plats', value: orDash(place) },
            ],
          },
          ...(about.replaces === null
            ? []
            : [`När alla har skrivit under ersätter det här avtalet avtal ${about.replaces}, som gäller till dess.`]),
          ...(project.role_description ? [project.role_description] : []),
          ...(content
            ? [`I rollen ingår: ${content}. ${terms.content_note}`.trim()]
            : [
                'Inget har angetts om nakenhet, intima scener, våld, stunt eller annat som ska sägas i förväg, så det ingår inte i rollen.',
              ]),
        ],
      },
      { heading: 'Dagar och tider', blocks: facts([...factsOfDays(terms.days), ...factsOfHours(terms)]) },
      {
        heading: 'Ersättning',
        blocks: [
          ...facts(factsOfFee(terms.fee, terms.days)),
          ...(isUnpaid ? [] : facts([...factsOfAdditions(terms.additions), ...factsOfNoAdditions(terms)])),
          ...(isUnpaid
            ? []
            : [
                ...WHAT_AMOUNTS_COVER,
                `Talangen betalas senast ${PAID_WITHIN_DAYS} dagar efter att arbetet är gjort. Säger företaget ingenting om tidrapporten inom tre arbetsdagar räknas den som godkänd.`,
              ]),
          MODEL[model],
        ],
      },
      { heading: 'Rätten att visa materialet', blocks: blocksOfRights(terms.rights) },
      {
        heading: 'Digitala kopior och AI',
        blocks: [
          { rows: factsOfSynthetic(terms.synthetic) },
          'Det som inte uttryckligen har fått ett ja är inte tillåtet, och följer inte av någon annan rättighet i avtalet.',
        ],
      },
      {
        heading: 'Om uppdraget ställs in eller flyttas',
        blocks: [
          { list: sentencesOfCancellation(terms.cancellation) },
          'Blir talangen sjuk ska företaget få veta det genast. Ingen av parterna ansvarar för det som ingen av dem kunde råda över.',
        ],
      },
      {
        heading: 'Arbetsmiljö och försäkring',
        blocks: [
          'Företaget leder arbetet och ansvarar för att arbetsplatsen är trygg och säker, för raster och för olycksfallsförsäkring under uppdraget. Det som inte står i avtalet om vad rollen innehåller behöver talangen inte göra.',
          ...(about.guardians.length > 0
            ? [
                'Talangen är under 18 år. Arbetsmiljöverkets regler om minderårigas arbetstid och vila gäller, och avtalet binder först när en vårdnadshavare har skrivit under.',
              ]
            : []),
        ],
      },
      {
        heading: 'Övrigt',
        blocks: [
          'Företaget behandlar talangens personuppgifter bara för uppdraget och för de rättigheter som avtalet ger. Det som talangen får veta om produktionen innan den är offentlig stannar mellan parterna.',
          'Fel och brister ska påtalas på plats, så att de kan rättas. Ändringar av avtalet görs som en ny version som båda skriver under. Svensk lag gäller.',
        ],
      },
      {
        heading: 'Underskrift',
        blocks: [signingOf(about)],
      },
    ],
  };
}
