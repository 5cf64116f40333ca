/** Sentences shared by all kinds of agreements; a changed word here needs a new text version of every kind. */

import type { AgreementFacts } from '#domain/work/agreement/agreement-facts.ts';
import type { AgreementText } from '#domain/work/agreement/agreement-text.ts';
import { formatOrganisationNumber } from '#texts/companies/company-numbers.ts';
import { placeLines } from '#texts/companies/place-words.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatLongDay } from '#texts/kernel/format.ts';

/** The seller and the buyer, by the chosen model (principal: we buy and resell; agent: we mediate). */
export const MODEL: Record<AgreementFacts['model'], string> = {
  principal: `${BRAND} köper medverkan av talangen och säljer den till företaget, båda i eget namn. Företaget betalar till ${BRAND}, och ${BRAND} betalar talangen oavsett när företaget betalar.`,
  agent: `Avtalet gäller mellan företaget och talangen. ${BRAND} förmedlar det, fakturerar företaget för talangens räkning och betalar ut till talangen.`,
};

/** A company abroad has the numbers and the address of its country. */
const numbersAndAddressOf = ({ place, ...company }: AgreementFacts['company']): string[] =>
  place
    ? [place.address_line, ...placeLines(place)]
    : [
        `Organisationsnummer ${formatOrganisationNumber(company.organisation_number)}`,
        `${company.address}, ${company.postal_code} ${company.city}`,
      ];

/** The parties to the agreement. */
export function partiesOf({
  company,
  talent,
  guardians,
}: Pick<AgreementFacts, 'company' | 'talent' | 'guardians'>): AgreementText['parties'] {
  return [
    {
      heading: 'Företaget',
      lines: [company.name, ...numbersAndAddressOf(company), `Kontakt: ${company.contact_name}`],
    },
    ...(guardians.length > 0
      ? [{ heading: 'Vårdnadshavare', lines: guardians.map((name) => `${name}, vårdnadshavare för ${talent.name}`) }]
      : []),
    { heading: 'Talangen', lines: [talent.name] },
  ];
}

/** Says what the amounts cover, in each form of tax: docs/to-confirm.md, 'The fee is the frame of a wage'. */
export const WHAT_AMOUNTS_COVER = [
  `Beloppen är allt som betalas för talangens arbete, utan moms. ${BRAND}s avgift betalas av företaget utöver dem och tas aldrig ur dem.`,
  `Är talangen anställd för uppdraget betalar ${BRAND} arbetsgivaravgifterna ur beloppen. Det som är kvar är lönen före skatt, där semesterersättningen ingår, och skatten dras av från den innan lönen betalas ut. Har talangen godkännande för F-skatt betalas hela beloppen mot faktura, med moms om talangen tar ut moms, och talangen betalar själv skatt och avgifter.`,
  'Vad talangen får ut, rad för rad, visas för talangen före svaret på förfrågan och före underskriften.',
];

/** The order of the signatures and the day of writing. */
export function signingOf({ guardians, written_on }: Pick<AgreementFacts, 'guardians' | 'written_on'>): string {
  return `Avtalet skrivs under elektroniskt hos ${BRAND}: först av företaget${guardians.length > 0 ? ', sedan av vårdnadshavare' : ''} och sist av talangen. Det upprättades den ${formatLongDay(written_on)}.`;
}
