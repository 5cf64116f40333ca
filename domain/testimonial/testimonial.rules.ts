/** For so many days a company may put its words otherwise; afterwards they stand as somebody has read them. */
export const CHANGED_WITHIN_DAYS = 14;

export const TESTIMONIAL_BOUNDS = { words: 600 } as const;
