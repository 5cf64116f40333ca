import { REVIEW_SIDES, type ReviewSide, type Scores } from './review.rules.ts';
import type { ReviewStatus, ReviewSubject } from './review.workflow.ts';

/** The part of one side, as it is stored. */
export interface ReviewPart<Side extends ReviewSide = ReviewSide> {
  /** Null for reviews older than the scores. */
  readonly scores: Scores<Side> | null;
  readonly words: string;
  /** For the administrators; the side that wrote the part sees the note too. */
  readonly note: string;
  /** Name of the last writer. */
  readonly written_by: string;
  /** Number of times the part was written. */
  readonly revision: number;
  /** The other side's reply; null before it. */
  readonly reply: string | null;
  /** The administrator's reason for hiding the part; null while it is visible. */
  readonly hidden_reason: string | null;
}

export interface Review {
  readonly status: ReviewStatus;
  readonly closes_date: string;
  readonly company: ReviewPart<'company'> | null;
  readonly talent: ReviewPart<'talent'> | null;
}

/** The readers: a side, or an administrator. */
export type ReviewReader = ReviewSide | 'admin';

/** A part as a reader sees it; the note and the writer's name are null for the other side. */
export type ShownPart<Side extends ReviewSide = ReviewSide> = Omit<ReviewPart<Side>, 'note' | 'written_by'> & {
  readonly note: string | null;
  readonly written_by: string | null;
};

/**
 * A part as a reader sees it. The side that wrote the part and administrators see it in full; the other side sees it
 * after publication, unless hidden, without the note and the writer's name.
 */
export function shownPart<Side extends ReviewSide>(
  review: Review,
  side: Side,
  reader: ReviewReader,
): ShownPart<Side> | null {
  const part = review[side] as ReviewPart<Side> | null;
  if (!part || reader === 'admin' || reader === side) return part;
  if (review.status !== 'published' || part.hidden_reason !== null) return null;
  return { ...part, note: null, written_by: null };
}

/** A review as the guards read it. */
export function reviewSubject(review: Review): ReviewSubject {
  const part = (side: ReviewSide) => {
    const kept = review[side];
    return kept && { is_hidden: kept.hidden_reason !== null, is_replied: kept.reply !== null };
  };
  return { status: review.status, closes_date: review.closes_date, company: part('company'), talent: part('talent') };
}

/** True once both sides have written. */
export const isWhole = (review: Pick<ReviewSubject, ReviewSide>) => REVIEW_SIDES.every((side) => review[side] !== null);
