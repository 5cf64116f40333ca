import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';
import { isWhole } from './shown-review.ts';

/** The reactions of reviews. */
export const REVIEW_REACTIONS = [
  consequence({
    when: ['project.complete', 'project.complete-unanswered', 'charge.arise'],
    makes: 'review',
    why: 'Whichever comes last: the project is done, or what somebody worked is known. Then both may say how it was.',
  }),
  reaction({
    when: ['review.review-talent', 'review.review-company'],
    noun: 'review',
    command: 'publish',
    of: 'candidate',
    which: (review) => review.status === 'open' && isWhole(review),
    why: 'Both have written, so neither is influenced by the other any more.',
  }),
];
