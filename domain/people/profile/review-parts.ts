/** What of a profile can be asked to be another, in the order in which it is looked at. */
export const REVIEW_PARTS = ['picture', 'film', 'text', 'name', 'age', 'other'] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

/** One change that is asked for, in the words of whoever looked. */
export interface ReviewAsk {
  readonly part: ReviewPart;
  readonly words: string;
}

/** What of a profile is looked at again when it changes while the settings say so. */
export const LOOKED_AT = ['first_name', 'last_name', 'bio'] as const;
