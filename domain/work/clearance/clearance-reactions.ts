import { addDays } from '#domain/kernel/time/day.ts';
import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of clearances, which work of a talent under 18 needs. */
export const CLEARANCE_REACTIONS = [
  consequence({
    when: ['booking.wait'],
    makes: 'clearance',
    why: 'Each assignment of a talent under 18 collects what the work needs.',
  }),
  reaction({
    when: [
      'clearance.open',
      'clearance.record-chaperone',
      'clearance.lose-chaperone',
      'clearance.record-school-leave',
      'clearance.record-hours',
      'clearance.record-permit',
      'agreement.pass-to-talent',
      'guardian.give',
      'candidate.adopt-terms',
      'booking.cancel',
      'booking.call-off',
      'booking.cancel-with-project',
      'booking.end-with-terms',
      'booking.lapse',
    ],
    noun: 'clearance',
    command: 'clear',
    of: 'talent',
    // `first_day` is null after the old bookings have ended and before the new ones are made: nothing is missing then,
    // but there is nothing to clear either.
    which: ({ status, first_day, lacks }) => status === 'waiting' && first_day !== null && lacks.length === 0,
    why: 'The last missing piece is there; a cancelled booking in the same week may have been what was missing.',
  }),
  reaction({
    when: ['candidate.adopt-terms'],
    noun: 'clearance',
    command: 'follow-days',
    of: 'candidate',
    which: ({ status, first_day, waits_until }) =>
      status === 'waiting' && first_day !== null && waits_until !== addDays(first_day, -1),
    why: 'Both sides have signed other days, so the missing pieces have another last day.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'clearance',
    command: 'end',
    of: 'candidate',
    which: ({ status }) => status === 'waiting' || status === 'cleared',
    why: 'All bookings are gone, so nothing is missing.',
  }),
];
