const names = new Intl.DisplayNames('sv', { type: 'region' });

/** The Swedish name of a country by its two letters (ISO 3166): 'Tyskland'. */
export const countryName = (code: string): string => names.of(code) ?? code;
