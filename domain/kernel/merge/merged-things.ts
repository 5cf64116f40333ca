/** The things of the leaving profile, counted before a merge, in display order. */
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
