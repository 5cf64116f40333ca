import type { WorkflowEvent } from '#domain/kernel/workflow/product.ts';
import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';
import { isStanding } from './option.workflow.ts';

/**
 * The events that leave a place in the line empty. The confirmation of an option is not listed: the booking ends all
 * other options on its days, so a notice that an option has moved up would be wrong a moment later.
 */
const OPTION_ENDS: readonly WorkflowEvent[] = [
  'option.release',
  'option.release-by-talent',
  'option.end-with-request',
  'option.lapse',
  'option.lapse-unanswered',
  'option.lapse-booked',
];

/** The reactions of options, which run after those of requests and bookings. */
export const OPTION_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['option.challenge'],
    noun: 'option',
    command: 'face-challenge',
    of: 'talent',
    which: (option) => option.status === 'open' && option.has_challenger,
    why: 'The company just before the challenger has to decide.',
  }),
  // The booked option leaves the line before the other options lapse, so that it does not move up.
  reaction({
    when: ['candidate.book'],
    noun: 'option',
    command: 'confirm',
    of: 'candidate',
    // An expired option is confirmed too if its deadline has not run yet: a booked talent must not be told that the
    // option ran out.
    which: isStanding,
    why: 'The company has booked the talent for whom it had the option.',
  }),
  reaction({
    when: ['candidate.book', 'candidate.adopt-terms'],
    noun: 'option',
    command: 'lapse-booked',
    of: 'talent',
    which: (option) => isStanding(option) && option.is_booked_over,
    why: 'Only a booking blocks days, so other options on the same days are worth nothing now.',
  }),
  reaction({
    when: ['candidate.reject'],
    noun: 'option',
    command: 'release',
    of: 'candidate',
    which: isStanding,
    why: 'A company that continues without a talent does not keep their days; the talent is told that, but not why.',
  }),
  reaction({
    when: ['company.suspend'],
    noun: 'option',
    command: 'release',
    of: 'company',
    which: isStanding,
    why: 'A suspended company books nobody, so it keeps nobody waiting.',
  }),
  reaction({
    when: [
      'candidate.answer-not-interested',
      'candidate.step-aside',
      'candidate.retract',
      'candidate.close',
      'candidate.pass-over',
      'candidate.release',
      'candidate.withdraw',
      'candidate.leave-double',
    ],
    noun: 'option',
    command: 'end-with-request',
    of: 'candidate',
    which: isStanding,
    why: 'An option needs a request that holds.',
  }),
  reaction({
    when: ['candidate.change-terms'],
    noun: 'option',
    command: 'end-with-request',
    of: 'candidate',
    which: (option) => isStanding(option) && option.has_other_days,
    why: 'A place in the line belongs to the days for which it was given; other changes do not cost it.',
  }),
  reaction({
    when: OPTION_ENDS,
    noun: 'option',
    command: 'become-first',
    of: 'talent',
    which: (option) => isStanding(option) && option.place === 1 && option.rank > 1,
    why: 'The options behind an ended one move up.',
  }),
  reaction({
    when: OPTION_ENDS,
    noun: 'option',
    command: 'become-second',
    of: 'talent',
    which: (option) => isStanding(option) && option.place === 2 && option.rank > 2,
    why: 'The options behind an ended one move up.',
  }),
  reaction({
    when: OPTION_ENDS,
    noun: 'option',
    command: 'stand-again',
    of: 'talent',
    which: (option) => option.status === 'challenged' && !option.has_challenger,
    why: 'The challenge ends when the challenger leaves the line.',
  }),
];
