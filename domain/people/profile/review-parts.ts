/** The parts of a profile for which a reviewer can ask for changes, in the order of the review. */
export const REVIEW_PARTS = ['picture', 'film', 'text', 'name', 'age', 'other'] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

/** One change that a reviewer asks for, in the reviewer's words. */
export interface ReviewAsk {
  readonly part: ReviewPart;
  readonly words: string;
}

/** Columns whose changes are reviewed while the settings say so. */
export const LOOKED_AT = ['first_name', 'last_name', 'stage_name', 'pronoun', 'bio'] as const;
