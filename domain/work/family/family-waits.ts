/** What waits for a guardian: a consent, a signature, a requirement of a booking, or a number to be reached by. */
export const FAMILY_WAITS = ['consent', 'agreement', 'clearance', 'phone'] as const;
export type FamilyWait = (typeof FAMILY_WAITS)[number];

/** Hours for which a guardian's link to the page of all children is valid, and a link opened from there. */
export const FAMILY_LINK_HOURS = 1;
