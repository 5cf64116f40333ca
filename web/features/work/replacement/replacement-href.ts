/** The screen that finds a replacement for the days of a booking. */
export const replacementHref = (booking_id: string): string => `/CompanyReplacement?id=${booking_id}`;
