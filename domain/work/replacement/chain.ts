/** The events of a booked place: who left or said no to moved days, who was asked, who said no, and who came. */
export const CHAIN_EVENTS = [
  'agreement.decline',
  'agreement.decline-by-guardian',
  'booking.call-off',
  'booking.cancel',
  'booking.come-back',
  'candidate.request',
  'candidate.change-terms',
  'candidate.answer-not-interested',
  'candidate.mark-overdue',
  'candidate.withdraw',
  'candidate.close',
  'candidate.take-place',
] as const;
export type ChainEvent = (typeof CHAIN_EVENTS)[number];
