import { type Consequence, type Reaction, reaction } from './reaction.ts';

/** What follows for what the work of somebody under 18 takes. */
export const CLEARANCE_REACTIONS: readonly (Reaction | Consequence)[] = [
  {
    when: ['booking.confirm'],
    makes: 'clearance',
    why: 'What the work of somebody under 18 takes is gathered for each assignment.',
  },
  reaction({
    when: [
      'clearance.open',
      'clearance.record-chaperone',
      'clearance.record-school-leave',
      'clearance.record-hours',
      'clearance.record-permit',
      'agreement.pass-to-talent',
      'guardian.give',
      'booking.cancel',
      'booking.cancel-with-project',
      'booking.end-with-terms',
      'booking.lapse',
    ],
    noun: 'clearance',
    command: 'clear',
    of: 'talent',
    which: (clearance) => clearance.status === 'waiting' && clearance.lacks.length === 0,
    why: 'The last thing that was lacking is there; it may have been another booking in the same week that is off.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'clearance',
    command: 'end',
    of: 'candidate',
    which: ({ status }) => status === 'waiting' || status === 'cleared',
    why: 'Nothing is booked any more, so nothing is lacking.',
  }),
];
