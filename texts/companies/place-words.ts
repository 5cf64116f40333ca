import type { CompanyPlace } from '#domain/companies/place/company-place.ts';
import { salePlaceOf } from '#domain/deal/price/sale-place.ts';
import { countryName } from '#texts/kernel/country-names.ts';

/** The address and the numbers of a company abroad, as they stand on an invoice after the street. */
export const placeLines = ({
  country,
  postcode,
  city,
  vat_number,
  registration_number,
}: Omit<CompanyPlace, 'address_line'>): string[] => [
  `${postcode} ${city}`.trim(),
  countryName(country),
  ...(vat_number === '' ? [] : [`VAT-nr ${vat_number}`]),
  ...(registration_number === '' ? [] : [`Reg.nr ${registration_number}`]),
];

/** The VAT of invoices to a company, in a sentence for administrators. */
export function vatSentence(place: CompanyPlace | null): string {
  if (place === null) return 'Fakturor har svensk moms.';
  const words = {
    SE: 'Utan VAT-nummer har fakturorna svensk moms.',
    EU: 'Fakturor är utan svensk moms: omvänd betalningsskyldighet.',
    abroad: 'Fakturor är utan svensk moms: tjänsten är omsatt utanför Sverige.',
  };
  return words[salePlaceOf(place)];
}
