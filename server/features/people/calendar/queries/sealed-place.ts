/**
 * The context with which a calendar's address is encrypted. It names the row, so that the sealed address cannot be
 * decrypted in another row.
 */
export const placeOfAddress = (id: string) => `foreign_calendars address ${id}`;

/** The text whose keyed hash finds a calendar that the talent connects again. */
export const hashedAddress = (address: string) => `calendar ${address}`;
