/** The address of the screen that finds a replacement for a booking. */
export const replacementHref = (booking_id: string): string => `/CompanyReplacement?id=${booking_id}`;
