import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_REVIEWERS } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import type { ReviewSide } from './review.rules.ts';

export const REVIEW_STATUSES = ['open', 'published', 'lapsed'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** The progress of one side's part, as the guards look at it. */
interface PartSubject {
  readonly is_hidden: boolean;
  /** The other side has replied to it. */
  readonly is_replied: boolean;
}

export interface ReviewSubject {
  readonly status: ReviewStatus;
  /** Instant after which neither side can write. */
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
 * The reviews of company and talent once work is done and known: one object with a part for each. Neither reads the
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
    why: 'The work is done and what it comes to is known, so both may say how it was.',
  },
  transitions: {
    'review-talent': {
      by: ['company'],
      from: { status: ['open'] },
      to: {},
      guard: guardOpen,
      notices: {},
      why: 'The company says how it was to work with the talent, or puts it otherwise; nobody is told before it is read.',
    },
    'review-company': {
      by: ['talent'],
      from: { status: ['open'] },
      to: {},
      guard: guardOpen,
      notices: {},
      why: 'The talent says how it was to work for the company, or puts it otherwise; nobody is told before it is read.',
    },
    publish: {
      by: ['system'],
      from: { status: ['open'] },
      to: { status: 'published' },
      guard: (review) => (isWritten(review) ? null : 'not_allowed_now'),
      deadline: { column: 'closes_date', passes: 'instant' },
      notices: { talent: 'notice', company: 'notice' },
      why: 'Both have written, or the days for it are over: what there is can be read by both at once, and stands.',
    },
    lapse: {
      by: ['system'],
      from: { status: ['open'] },
      to: { status: 'lapsed' },
      guard: (review) => (isWritten(review) ? 'not_allowed_now' : null),
      deadline: { column: 'closes_date', passes: 'instant' },
      notices: {},
      why: 'The days for it are over and neither had anything to say.',
    },
    'reply-to-talent': {
      by: ['company'],
      from: { status: ['published'] },
      to: {},
      guard: guardReply('talent'),
      notices: { talent: 'notice' },
      why: 'Whoever is written about may answer once.',
    },
    'reply-to-company': {
      by: ['talent'],
      from: { status: ['published'] },
      to: {},
      guard: guardReply('company'),
      notices: { company: 'notice' },
      why: 'Whoever is written about may answer once.',
    },
    'report-talent': {
      by: ['company'],
      from: { status: ['published'] },
      to: {},
      guard: guardReport('talent'),
      notices: {},
      why: 'The company finds that what the talent has written should not stand; an inquiry asks a person of ours.',
    },
    'report-company': {
      by: ['talent'],
      from: { status: ['published'] },
      to: {},
      guard: guardReport('company'),
      notices: {},
      why: 'The talent finds that what the company has written should not stand; an inquiry asks a person of ours.',
    },
    hide: {
      by: BY_REVIEWERS,
      from: { status: ['published'] },
      to: {},
      guard: ({ company, talent }) =>
        [company, talent].some((part) => part && !part.is_hidden) ? null : 'not_allowed_now',
      notices: { talent: 'notice', company: 'notice' },
      why: 'One part says what nobody should have to read; a person of ours hides it and says why.',
    },
  },
});
