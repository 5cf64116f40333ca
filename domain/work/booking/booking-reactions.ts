import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';
import { isOver } from './booking.workflow.ts';
import { isHeld } from './booking-states.ts';

/** The reactions of bookings. */
export const BOOKING_REACTIONS = [
  consequence({
    when: ['project.activate'],
    makes: 'booking',
    why: 'Everybody approved is booked for each span of days in the terms they said yes to.',
  }),
  reaction({
    when: ['booking.confirm'],
    noun: 'booking',
    command: 'wait',
    of: 'candidate',
    which: (booking) => booking.status === 'confirmed' && booking.is_minors,
    why: 'Nobody under 18 is booked for certain before what that takes is there.',
  }),
  reaction({
    when: ['project.cancel'],
    noun: 'booking',
    command: 'complete',
    of: 'project',
    which: (booking, { today }) => booking.status === 'confirmed' && isOver(booking, today),
    why: 'What was worked before the project was given up was worked.',
  }),
  reaction({
    when: ['project.cancel'],
    noun: 'booking',
    command: 'cancel-with-project',
    of: 'project',
    which: isHeld,
    why: 'The other days of a project that is given up are free again.',
  }),
  reaction({
    when: ['project.complete', 'project.complete-unanswered'],
    noun: 'booking',
    command: 'lapse',
    of: 'project',
    which: (booking) => booking.status === 'waiting',
    why: 'What still waited when the work was over was not worked.',
  }),
  reaction({
    when: ['project.complete', 'project.complete-unanswered'],
    noun: 'booking',
    command: 'complete',
    of: 'project',
    which: (booking) => booking.status === 'confirmed',
    why: 'What was booked and not cancelled was worked.',
  }),
  reaction({
    when: ['clearance.clear'],
    noun: 'booking',
    command: 'clear',
    of: 'candidate',
    which: (booking) => booking.status === 'waiting',
    why: 'Nothing is lacking any more, so the days are booked for certain.',
  }),
  reaction({
    when: ['clearance.lapse'],
    noun: 'booking',
    command: 'lapse',
    of: 'candidate',
    which: (booking) => booking.status === 'waiting',
    why: 'Work that is not cleared on its first day does not take place.',
  }),
  // Bookings that end make room for those that begin.
  reaction({
    when: ['candidate.adopt-terms'],
    noun: 'booking',
    command: 'end-with-terms',
    of: 'candidate',
    which: (booking) => isHeld(booking) && booking.is_off_terms,
    why: 'Days that both have signed away are free again.',
  }),
  reaction({
    when: ['candidate.adopt-terms'],
    noun: 'booking',
    command: 'wait',
    of: 'candidate',
    which: (booking, { today }) =>
      booking.status === 'confirmed' && booking.is_minors && booking.has_other_hours && booking.starts_on >= today,
    why: 'What was cleared for somebody under 18 was other hours, so these are looked at before they are certain.',
  }),
  consequence({
    when: ['candidate.take-place'],
    makes: 'booking',
    why: 'Who steps in is booked for the days that were left.',
  }),
  consequence({
    when: ['candidate.adopt-terms'],
    makes: 'booking',
    why: 'Days that both have signed anew are booked.',
  }),
];
