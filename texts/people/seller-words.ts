import { countryName } from '#texts/kernel/country-names.ts';

/** A seller's address on one row; 'Saknas' without one. */
export const sellerAddressText = (
  at: { address_line: string; postcode: string; city: string; country: string } | null,
): string =>
  at === null
    ? 'Saknas'
    : [
        at.address_line,
        `${at.postcode} ${at.city}`.trim(),
        ...(at.country === 'SE' ? [] : [countryName(at.country)]),
      ].join(', ');
