import type { CompanyPlace } from '#domain/companies/place/company-place.ts';
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
