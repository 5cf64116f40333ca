import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_REVIEWERS } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import type { ReviewSide } from './review.rules.ts';

export const REVIEW_STATUSES = ['open', 'published', 'lapsed'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** The progress of one side's part, as the guards read it. */
interface PartSubject {
  readonly is_hidden: boolean;
  /** True if the other side has replied. */
  readonly is_replied: boolean;
}

export interface ReviewSubject {
  readonly status: ReviewStatus;
  /** Instant from which neither side can write. */
  readonly closes_date: string;
  /** The part of each side; null before it is written. */
  readonly company: PartSubject | null;
  readonly talent: PartSubject | null;
}

// Guards must not look at the other side's part: the possible commands would reveal that it is written.
const guardOpen = ({ closes_date }: ReviewSubject, { now }: Moment): RefusalCode | null =>
  closes_date > now ? null : 'not_allowed_now';

const guardReport =
  (side: ReviewSide) =>
  (review: ReviewSubject): RefusalCode | null =>
    review[side] && !review[side].is_hidden ? null : 'not_allowed_now';

const guardReply =
  (side: ReviewSide) =>
  (review: ReviewSubject): RefusalCode | null =>
    review[side] && !review[side].is_hidden && !review[side].is_replied ? null : 'not_allowed_now';

const isWritten = ({ company, talent }: ReviewSubject) => company !== null || talent !== null;

/**
 * The reviews of company and talent after the work: one object with a part for each side. Neither side can read the
 * other's part before both have written or the time is over, so that praise is not an answer to praise.
 */
export const reviewWorkflow = declareWorkflow<ReviewSubject>()({
  noun: 'review',
  table: 'reviews',
  columns: { status: REVIEW_STATUSES },
  creation: {
    command: 'open',
    by: ['system'],
    state: { status: 'open' },
    notices: { talent: 'notice' },
    why: 'The work is done and its pay is known, so both sides may review.',
  },
  transitions: {
    'review-talent': {
      by: ['company'],
      from: { status: ['open'] },
      to: {},
      guard: guardOpen,
      notices: {},
      why: 'The company reviews the talent, or changes its review; nobody is told before publication.',
    },
    'review-company': {
      by: ['talent'],
      from: { status: ['open'] },
      to: {},
      guard: guardOpen,
      notices: {},
      why: 'The talent reviews the company, or changes their review; nobody is told before publication.',
    },
    publish: {
      by: ['system'],
      from: { status: ['open'] },
      to: { status: 'published' },
      guard: (review) => (isWritten(review) ? null : 'not_allowed_now'),
      deadline: { column: 'closes_date', passes: 'instant' },
      notices: { talent: 'notice', company: 'notice' },
      why: 'Both sides have written, or the days for writing are over: both can now read the reviews, which no longer change.',
    },
    lapse: {
      by: ['system'],
      from: { status: ['open'] },
      to: { status: 'lapsed' },
      guard: (review) => (isWritten(review) ? 'not_allowed_now' : null),
      deadline: { column: 'closes_date', passes: 'instant' },
      notices: {},
      why: 'The days for writing are over and neither side has written.',
    },
    'reply-to-talent': {
      by: ['company'],
      from: { status: ['published'] },
      to: {},
      guard: guardReply('talent'),
      notices: { talent: 'notice' },
      why: 'The company may reply once to the talent’s review.',
    },
    'reply-to-company': {
      by: ['talent'],
      from: { status: ['published'] },
      to: {},
      guard: guardReply('company'),
      notices: { company: 'notice' },
      why: 'The talent may reply once to the company’s review.',
    },
    'report-talent': {
      by: ['company'],
      from: { status: ['published'] },
      to: {},
      guard: guardReport('talent'),
      notices: {},
      why: 'The company thinks that the talent’s review should not stay published; an inquiry asks an administrator.',
    },
    'report-company': {
      by: ['talent'],
      from: { status: ['published'] },
      to: {},
      guard: guardReport('company'),
      notices: {},
      why: 'The talent thinks that the company’s review should not stay published; an inquiry asks an administrator.',
    },
    hide: {
      by: BY_REVIEWERS,
      from: { status: ['published'] },
      to: {},
      guard: ({ company, talent }) =>
        [company, talent].some((part) => part && !part.is_hidden) ? null : 'not_allowed_now',
      notices: { talent: 'notice', company: 'notice' },
      why: 'One review contains words that nobody should have to read; an administrator hides it and says why.',
    },
  },
});
