/** The sealing place of a calendar's address: one row, so that it opens in no other. */
export const placeOfAddress = (id: string) => `foreign_calendars address ${id}`;
