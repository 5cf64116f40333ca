/** The two sides that write a review. */
export const REVIEW_SIDES = ['company', 'talent'] as const;
export type ReviewSide = (typeof REVIEW_SIDES)[number];

/** The other side of a review. */
export const otherSide = (side: ReviewSide): ReviewSide => (side === 'company' ? 'talent' : 'company');

/**
 * Days in which both sides may write and change their parts, unless both have written before; until then neither can
 * read the other's.
 */
export const OPEN_DAYS = 7;

export const REVIEW_BOUNDS = { words: 600, note: 600, reply: 600, reason: 300 } as const;

/** The highest score; the lowest is 1. */
export const BEST_SCORE = 5;

/** The scores of each side: the company scores the talent, the talent the company. */
export const SCORED = {
  company: ['punctual', 'prepared', 'easy_to_work_with'],
  talent: ['communication', 'as_agreed', 'safe_and_kind'],
} as const satisfies Record<ReviewSide, readonly string[]>;

export type Scored<Side extends ReviewSide> = (typeof SCORED)[Side][number];
export type Scores<Side extends ReviewSide> = Readonly<Record<Scored<Side>, number>>;

/** Number of reviews from which a talent's mean is shown; a mean of fewer would be the opinion of one company. */
const MEAN_FROM = 3;

/** The mean of each score, to one decimal; null for too few reviews. */
export function meansOf(given: readonly Scores<'company'>[]): Scores<'company'> | null {
  if (given.length < MEAN_FROM) return null;
  const mean = (name: Scored<'company'>) =>
    Math.round((given.reduce((sum, scores) => sum + scores[name], 0) / given.length) * 10) / 10;
  return { punctual: mean('punctual'), prepared: mean('prepared'), easy_to_work_with: mean('easy_to_work_with') };
}
