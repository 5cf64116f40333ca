/**
 * The groups of a company's bookings: waiting or confirmed bookings that are not over, bookings of one status, or all.
 */
export const BOOKING_GROUPS = ['coming', 'waiting', 'confirmed', 'completed', 'cancelled', 'all'] as const;
export type BookingGroup = (typeof BOOKING_GROUPS)[number];

/** Orders of the list of bookings. */
export const BOOKING_SORTS = ['day', 'person', 'project'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** Number of bookings that the calendar names per day; the others are counted. */
export const NAMED_A_DAY = 4;
