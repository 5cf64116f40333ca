/** Words for our own company details on documents. Total by type: a new field without words does not compile. */
import type { Platform, PlatformState } from '#domain/money/platform/platform.ts';
import { formatBankgiro, formatOrganisationNumber, formatPostcode } from '#texts/companies/company-numbers.ts';

export const platformLabels: Record<keyof Platform, string> = {
  name: 'Företagsnamn',
  org_number: 'Org.nummer',
  vat_number: 'Momsnummer',
  has_f_tax: 'Godkänd för F-skatt',
  seat: 'Säte',
  address_line: 'Gatuadress',
  postcode: 'Postnummer',
  city: 'Ort',
  email: 'E-post för fakturafrågor',
  phone: 'Telefon',
  bankgiro: 'Bankgiro',
  iban: 'IBAN',
  bic: 'BIC',
};

export const platformStateLabels: Record<PlatformState, string> = {
  coming: 'Kommande',
  present: 'Gäller nu',
  past: 'Ersatt',
};

/** A field's value as people read it. */
export function platformText(field: keyof Platform, platform: Platform): string {
  const value = platform[field];
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej';
  if (field === 'org_number') return formatOrganisationNumber(value);
  if (field === 'postcode') return formatPostcode(value);
  if (field === 'bankgiro') return formatBankgiro(value);
  if (field === 'iban') return value.replace(/(.{4})(?=.)/g, '$1\u00a0');
  return value;
}
