import type { WrittenPlace } from '#contract/companies/company-place.ts';

/** The place of a company in Germany with a VAT number. */
export const inGermany = (given: Partial<WrittenPlace> = {}): WrittenPlace => ({
  country: 'DE',
  vat_number: 'DE123456789',
  registration_number: '',
  address_line: 'Hauptstraße 1',
  postcode: '10115',
  city: 'Berlin',
  ...given,
});

/** The place of a company in Norway. */
export const inNorway = (given: Partial<WrittenPlace> = {}): WrittenPlace => ({
  country: 'NO',
  vat_number: '',
  registration_number: '923609016',
  address_line: 'Storgata 1',
  postcode: '0155',
  city: 'Oslo',
  ...given,
});
