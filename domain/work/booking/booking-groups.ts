/** What a company lists of its bookings: those to come that hold, those in one state, or all. */
export const BOOKING_GROUPS = ['coming', 'waiting', 'confirmed', 'completed', 'cancelled', 'all'] as const;
export type BookingGroup = (typeof BOOKING_GROUPS)[number];

/** By what the list is ordered. */
export const BOOKING_SORTS = ['day', 'person', 'project'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** So many bookings of a day are named in the calendar; of the rest it says how many. */
export const NAMED_A_DAY = 4;
