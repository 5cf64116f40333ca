/** What of the one that goes is counted before, in the order in which it is told. */
export const MERGED_THINGS = [
  'pictures',
  'films',
  'credits',
  'documents',
  'candidates',
  'auditions',
  'bookings',
  'agreements',
  'rights',
  'reports',
  'payouts',
  'reviews',
  'threads',
  'messages',
  'inquiries',
  'notices',
  'lists',
  'guardians',
  'consents',
  'notes',
] as const;
export type MergedThing = (typeof MERGED_THINGS)[number];
