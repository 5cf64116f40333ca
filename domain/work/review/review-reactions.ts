import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';
import { isWhole } from './shown-review.ts';

/** The reactions of reviews. */
export const REVIEW_REACTIONS = [
  consequence({
    when: ['project.complete', 'project.complete-unanswered', 'charge.arise'],
    makes: 'review',
    why: 'The project is completed and the person’s pay is known, whichever comes last, so both may review.',
  }),
  reaction({
    when: ['review.review-talent', 'review.review-company'],
    noun: 'review',
    command: 'publish',
    of: 'candidate',
    which: (review) => review.status === 'open' && isWhole(review),
    why: 'Both have written, so neither influences the other any more.',
  }),
];
