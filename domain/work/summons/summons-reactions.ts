import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of summonses to a day of work. */
export const SUMMONS_REACTIONS = [
  consequence({
    when: ['booking.confirm', 'booking.come-back'],
    makes: 'summons',
    why: 'A person who is booked for a day with a published call sheet is told of the sheet too.',
  }),
  reaction({
    when: [
      'booking.cancel',
      'booking.call-off',
      'booking.cancel-with-project',
      'booking.end-with-terms',
      'booking.lapse',
    ],
    noun: 'summons',
    command: 'end',
    of: 'candidate',
    which: (summons) => summons.status !== 'ended' && !summons.is_booked,
    why: 'A person who no longer works on a day is no longer called to it, and cannot see its sheet.',
  }),
];
