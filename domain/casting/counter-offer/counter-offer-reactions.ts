import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';
import { isOpenOffer } from './counter-offer.workflow.ts';

/** The reactions of counter-offers to the events of their requests. */
export const COUNTER_OFFER_REACTIONS: readonly Reaction[] = [
  reaction({
    // The rejection of a candidate is not listed: until the talent is told of it, the request and its counter-offer
    // wait as before.
    when: [
      'candidate.answer-interested',
      'candidate.answer-not-interested',
      'candidate.step-aside',
      'candidate.mark-overdue',
      'candidate.change-terms',
      'candidate.close',
      'candidate.pass-over',
      'candidate.withdraw',
      'candidate.leave-double',
    ],
    noun: 'counter_offer',
    command: 'end',
    of: 'candidate',
    which: isOpenOffer,
    why: 'A counter-offer belongs to a request that waits for an answer, and to the present terms of that request.',
  }),
];
