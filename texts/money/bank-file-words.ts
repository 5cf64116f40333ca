/** Words for the bank that takes our payment files. Total by type: a new bank without words does not compile. */
import type { Bank, BankFiles, PainVersion } from '#domain/money/platform/bank-profiles.ts';

export const bankLabels: Record<Bank, string> = {
  seb: 'SEB',
  swedbank: 'Swedbank och sparbankerna',
  handelsbanken: 'Handelsbanken',
  nordea: 'Nordea',
  danske: 'Danske Bank',
  other: 'en annan bank',
};

export const painVersionLabels: Record<PainVersion, string> = {
  '03': 'pain.001.001.03',
  '09': 'pain.001.001.09',
};

type IdField = 'bank_initiator_id' | 'bank_debtor_id';

/** The names by which a bank calls the identities that it gives. */
const idNames: Partial<Record<Bank, Partial<Record<IdField, string>>>> = {
  seb: { bank_debtor_id: 'Kundnummer hos SEB' },
  swedbank: { bank_initiator_id: 'Avtalsnummer hos Swedbank' },
  nordea: { bank_initiator_id: 'SignerId hos Nordea', bank_debtor_id: 'Avtalsnummer hos Nordea' },
};

/** The name of a field about our bank's files, as our bank calls it. */
export function bankFieldLabel(field: keyof BankFiles, bank: Bank | null): string {
  if (field === 'bank') return 'Bank för utbetalningar';
  if (field === 'bank_version') return 'Filens version';
  return (bank && idNames[bank]?.[field]) ?? (field === 'bank_initiator_id' ? 'Avsändarens id' : 'Betalarens id');
}

/** What to write for an identity at the bank. */
export const bankIdProblem = (bank: Bank, field: IdField): string =>
  bank === 'swedbank'
    ? 'Avtalsnumret hos Swedbank har tolv siffror, en bokstav och tre siffror, som 123456789012A001.'
    : `Fyll i ${bankFieldLabel(field, bank)}. Det står i avtalet med banken.`;

/** A field's value as people read it. */
export function bankFieldText(field: keyof BankFiles, files: BankFiles): string {
  if (field === 'bank') return files.bank === null ? 'Inte vald' : bankLabels[files.bank];
  if (field === 'bank_version') return painVersionLabels[files.bank_version];
  return files[field];
}
