/**
 * Where an entry of the bank stands: it waits for a person, was matched by OCR number and amount, was settled or set
 * aside by somebody, or left the account and is only shown.
 */
export const ENTRY_STANDINGS = ['waiting', 'matched', 'settled', 'set_aside', 'out'] as const;
export type EntryStanding = (typeof ENTRY_STANDINGS)[number];

/** More than a month of a large company. */
export const BANK_FILE_MAX_BYTES = 20 * 1024 * 1024;
