/**
 * The standings of an entry of the bank: it waits for a person, was matched by OCR number and amount, was settled or
 * set aside by a person, left the account and is only shown, or gave way to its payments, which a later file told of.
 * An entry that takes back a payment has left the account too, and still waits.
 */
export const ENTRY_STANDINGS = ['waiting', 'matched', 'settled', 'set_aside', 'out', 'itemised'] as const;
export type EntryStanding = (typeof ENTRY_STANDINGS)[number];

/** More than a month of a large company. */
export const BANK_FILE_MAX_BYTES = 20 * 1024 * 1024;

/**
 * True if an entry takes back money that came in. One that takes back money that left comes in, and pays nothing
 * either.
 */
export const takesBackPayment = (entry: { readonly direction: string; readonly is_reversal: boolean }): boolean =>
  entry.is_reversal && entry.direction === 'out';
