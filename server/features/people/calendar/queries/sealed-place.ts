/** Where the address of a calendar is sealed: in the row of one, so that it opens in no other. */
export const placeOfAddress = (id: string) => `foreign_calendars address ${id}`;
