import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of summonses to a day of work. */
export const SUMMONS_REACTIONS = [
  consequence({
    when: ['booking.confirm'],
    makes: 'summons',
    why: 'Who is booked for a day whose call sheet is published already is told of it too.',
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
    why: 'Who does not work a day is called to it no more, and sees nothing of its sheet.',
  }),
];
