/** The words of the agreement that extends a right by its original length. */

import { PAID_WITHIN_DAYS } from '#domain/deal/price/pay-day.ts';
import type { AgreementText } from '#domain/work/agreement/agreement-text.ts';
import type { ExtensionFacts } from '#domain/work/agreement/extension-facts.ts';
import { factsOfRight } from '#texts/deal/terms-facts.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';
import { MODEL, partiesOf, signingOf, WHAT_AMOUNTS_COVER } from './agreement-parts.ts';

/** The ISO day from which these words apply. */
const EXTENSION_TEXT_VERSION = '2026-12-01';

/** Facts of the right that an extension repeats; time and price are the extension's own. */
const WHERE = ['Medier', 'Område', 'Ensamrätt'];

const months = (count: number) => (count === 1 ? 'en månad' : `${count} månader`);

/** The whole agreement to extend one right, in words. */
export function writeExtension(about: ExtensionFacts): AgreementText {
  const { extends_number, held_until, starts_on, ends_on } = about;
  return {
    title: 'Avtal om förlängning',
    number: about.number === null ? 'Numret sätts när ni beställer' : `Avtal ${about.number}`,
    text_version: EXTENSION_TEXT_VERSION,
    parties: partiesOf(about),
    sections: [
      {
        heading: 'Det som förlängs',
        blocks: [
          {
            rows: [
              { label: 'Produktion', value: about.project.title },
              { label: 'Roll', value: about.role_title },
              { label: 'Enligt', value: `avtal ${extends_number}` },
              ...factsOfRight(about.line).filter(({ label }) => WHERE.includes(label)),
            ],
          },
        ],
      },
      {
        heading: 'Tiden',
        blocks: [
          `Enligt avtal ${extends_number} får materialet visas till och med ${formatLongDay(held_until)}. Rätten förlängs med ${months(about.months)} utan avbrott, från ${formatLongDay(starts_on)} till och med ${formatLongDay(ends_on)}.`,
          'Förlängningen gäller när alla har skrivit under. Till dess gäller den tid som var avtalad.',
        ],
      },
      {
        heading: 'Ersättning',
        blocks: [
          { rows: [{ label: 'För förlängningen', value: formatOre(about.renewal_ore) }] },
          ...WHAT_AMOUNTS_COVER,
          `Talangen betalas senast ${PAID_WITHIN_DAYS} dagar efter att alla har skrivit under.`,
          MODEL[about.model],
        ],
      },
      {
        heading: 'Övrigt',
        blocks: [
          `I allt annat gäller avtal ${extends_number} som det är undertecknat, också det som har sagts om digitala kopior och AI. Svensk lag gäller.`,
        ],
      },
      { heading: 'Underskrift', blocks: [signingOf(about)] },
    ],
  };
}
