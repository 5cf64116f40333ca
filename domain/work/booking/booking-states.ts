/** The states of a booking. A file of its own, so that screens do not load the lifecycle. */
export const BOOKING_STATUSES = ['waiting', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** True for a booking that keeps its coming days, even while it waits for the clearance of a talent under 18. */
export const isHeld = ({ status }: { readonly status: BookingStatus }): boolean =>
  status === 'waiting' || status === 'confirmed';
