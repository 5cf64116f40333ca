/** The states of a booking, apart from its lifecycle, which no screen loads. */
export const BOOKING_STATUSES = ['waiting', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** True for a booking whose days are to come and taken, also while it waits for what somebody under 18 needs. */
export const isHeld = ({ status }: { readonly status: BookingStatus }): boolean =>
  status === 'waiting' || status === 'confirmed';
