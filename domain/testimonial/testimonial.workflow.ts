import type { RefusalCode } from '../refusal.ts';
import { addDays, type Moment } from '../time/day.ts';
import { declareWorkflow } from '../workflow/workflow.ts';
import { CHANGED_WITHIN_DAYS } from './testimonial.rules.ts';

export const TESTIMONIAL_STATUSES = ['given', 'withdrawn'] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

export interface TestimonialSubject {
  readonly status: TestimonialStatus;
  /** ISO day. */
  readonly given_on: string;
}

/**
 * What a company says of somebody who has worked for it, in words and without stars: they are for the talent to read, and
 * nobody is ranked by them.
 */
export const testimonialWorkflow = declareWorkflow<TestimonialSubject>()({
  noun: 'testimonial',
  table: 'testimonials',
  columns: { status: TESTIMONIAL_STATUSES },
  creation: {
    command: 'give',
    by: ['company'],
    state: { status: 'given' },
    notices: { talent: 'notice' },
    why: 'The work is done, and whoever did it may hear what the company thought of it.',
  },
  transitions: {
    change: {
      by: ['company'],
      from: { status: ['given'] },
      to: {},
      guard: ({ given_on }: TestimonialSubject, { today }: Moment): RefusalCode | null =>
        addDays(given_on, CHANGED_WITHIN_DAYS) < today ? 'not_allowed_now' : null,
      notices: { talent: 'notice' },
      why: 'Words that came out wrong are put right while they are new.',
    },
    withdraw: {
      by: ['company', 'admin'],
      from: { status: ['given'] },
      to: { status: 'withdrawn' },
      notices: { talent: 'notice' },
      why: 'The company no longer stands for it, or it says what nobody should have to read.',
    },
  },
});
