/**
 * The standings of a bank entry. `waiting`: a person must decide. `matched`: found by OCR number and amount, or a
 * returned payout. `settled`, `booked` (as fee, interest or tax) and `set_aside`: decided by a person. `out`: left the
 * account, and no person has decided anything. `itemised`: replaced by its payments, which a later file listed. An entry
 * that takes back a payment has left the account too, but its standing is `waiting`.
 */
export const ENTRY_STANDINGS = ['waiting', 'matched', 'settled', 'booked', 'set_aside', 'out', 'itemised'] as const;
export type EntryStanding = (typeof ENTRY_STANDINGS)[number];

/** Maximum number of entries of a bank's file. */
export const BANK_FILE_MAX_ENTRIES = 50_000;

/** Maximum size of a bank's file: 50,000 entries with everything that a bank may tell of them. */
export const BANK_FILE_MAX_BYTES = 60 * 1024 * 1024;

/**
 * True if an entry takes back an incoming payment. The reversal of an outgoing payment is incoming money, and pays no
 * invoice.
 */
export const takesBackPayment = (entry: { readonly direction: string; readonly is_reversal: boolean }): boolean =>
  entry.is_reversal && entry.direction === 'out';
