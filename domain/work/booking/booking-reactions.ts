import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';
import { isOver } from './booking.workflow.ts';
import { isHeld } from './booking-states.ts';

/** The reactions of bookings. */
export const BOOKING_REACTIONS = [
  consequence({
    when: ['project.activate'],
    makes: 'booking',
    why: 'Every approved person is booked for each span of days in the terms that they accepted.',
  }),
  reaction({
    when: ['booking.confirm'],
    noun: 'booking',
    command: 'wait',
    of: 'candidate',
    which: (booking) => booking.status === 'confirmed' && booking.is_minors,
    why: 'A talent under 18 is not booked for certain before the clearance is complete.',
  }),
  reaction({
    when: ['booking.come-back'],
    noun: 'clearance',
    command: 'revive',
    of: 'candidate',
    which: ({ status, lacks }) => status === 'ended' && lacks.length === 0,
    why: 'The facts about a talent under 18 are those of before, so they are not collected anew.',
  }),
  reaction({
    when: ['booking.come-back'],
    noun: 'booking',
    command: 'wait',
    of: 'candidate',
    which: (booking) => booking.status === 'confirmed' && booking.is_minors && !booking.is_cleared,
    why: 'A talent under 18 who comes back waits for the clearance if something was missing before.',
  }),
  reaction({
    when: ['project.cancel'],
    noun: 'booking',
    command: 'complete',
    of: 'project',
    which: (booking, { today }) => booking.status === 'confirmed' && isOver(booking, today),
    why: 'Work that was done before the cancellation stays done.',
  }),
  reaction({
    when: ['project.cancel'],
    noun: 'booking',
    command: 'cancel-with-project',
    of: 'project',
    which: isHeld,
    why: 'The remaining days of a cancelled project are free again.',
  }),
  reaction({
    when: ['project.complete', 'project.complete-unanswered'],
    noun: 'booking',
    command: 'lapse',
    of: 'project',
    which: (booking) => booking.status === 'waiting',
    why: 'A booking that still waited when the work was over was not worked.',
  }),
  reaction({
    when: ['project.complete', 'project.complete-unanswered'],
    noun: 'booking',
    command: 'complete',
    of: 'project',
    which: (booking) => booking.status === 'confirmed',
    why: 'A booking that was not cancelled was worked.',
  }),
  reaction({
    when: ['clearance.clear'],
    noun: 'booking',
    command: 'clear',
    of: 'candidate',
    which: (booking) => booking.status === 'waiting',
    why: 'Nothing is missing any more, so the days are booked for certain.',
  }),
  reaction({
    when: ['clearance.lose-chaperone'],
    noun: 'booking',
    command: 'wait',
    of: 'candidate',
    which: (booking, { today }) => booking.status === 'confirmed' && booking.is_minors && !isOver(booking, today),
    why: 'A talent under 18 does not work without the adult who must accompany them.',
  }),
  reaction({
    when: ['clearance.lapse'],
    noun: 'booking',
    command: 'lapse',
    of: 'candidate',
    which: (booking) => booking.status === 'waiting',
    why: 'Work that is not cleared on its first day does not take place.',
  }),
  // Bookings end before new ones are made, because bookings of a talent may not overlap.
  reaction({
    when: ['candidate.adopt-terms'],
    noun: 'booking',
    command: 'end-with-terms',
    of: 'candidate',
    which: (booking) => isHeld(booking) && booking.is_off_terms,
    why: 'Days that both sides have signed away are free again.',
  }),
  reaction({
    when: ['candidate.adopt-terms'],
    noun: 'booking',
    command: 'wait',
    of: 'candidate',
    which: (booking, { today }) =>
      booking.status === 'confirmed' && booking.is_minors && booking.has_other_hours && booking.starts_on >= today,
    why: 'The clearance of a talent under 18 was for other hours, so the new hours are checked before they are certain.',
  }),
  consequence({
    when: ['candidate.take-place', 'candidate.split-off'],
    makes: 'booking',
    why: 'The talent who steps in is booked for the remaining days, and a talent who is booked before others for all days.',
  }),
  consequence({
    when: ['candidate.adopt-terms'],
    makes: 'booking',
    why: 'New days that both sides have signed are booked.',
  }),
];
