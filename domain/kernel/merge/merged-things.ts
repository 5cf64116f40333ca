/** The things of the profile that goes, counted before a merge, in the order in which they are shown. */
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
