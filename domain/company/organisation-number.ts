import Organisationsnummer from 'organisationsnummer';

const clean = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[–—−]/g, '-')
    .replace(/[\s]/g, '')
    .replace(/^SE(\d{10})01$/i, '$1');

/**
 * What is wrong with an organisation number, as a Swedish sentence; null when its form and check digit are right. A sole
 * trader's is the owner's personal number and is not asked for in the open sign-up form.
 */
export function organisationNumberProblem(text: string): string | null {
  const typed = clean(text);
  if (typed === '') return 'Fyll i organisationsnumret.';
  if (!/^(16)?\d{6}-?\d{4}$/.test(typed)) return 'Organisationsnumret har tio siffror, till exempel 556677-8899.';
  if (!Organisationsnummer.valid(typed)) return 'Organisationsnumret stämmer inte. Kontrollera siffrorna.';
  return Organisationsnummer.parse(typed).isPersonnummer()
    ? 'Det här är ett personnummer. Skriv till supporten, så registrerar vi din enskilda firma.'
    : null;
}

/** The ten digits that are stored. Only for a number without a problem. */
export function compactOrganisationNumber(text: string): string {
  return Organisationsnummer.parse(clean(text)).format(false);
}
