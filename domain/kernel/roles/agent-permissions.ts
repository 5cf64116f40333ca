/** What an agent may do for a talent beside reading: say yes and no, agree on times, or agree on terms. */
export const ALLOWED = ['answers', 'times', 'terms'] as const;
export type Allowed = (typeof ALLOWED)[number];
