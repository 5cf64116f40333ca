import { COUNTRIES } from '#domain/kernel/vocabulary/countries.ts';
import { countryName } from '#texts/kernel/country-names.ts';

/** The countries of the world by their Swedish names. */
export const countryOptions = COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort((a, b) =>
  a.label.localeCompare(b.label, 'sv'),
);
