import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

/**
 * The events that free an audition slot or put a candidate in the queue for one. Publishing is not listed: it offers
 * free slots itself, after every candidate has been told, so that no candidate who is about to be told a slot is
 * offered another first. The events of invitations are listed because an unpublished plan may hold a slot for the
 * candidate, without an appointment that ends. A closed or cancelled audition has no slots to offer.
 */
const FREES = [
  'invitation.decline',
  'invitation.withdraw',
  'invitation.end',
  'appointment.decline',
  'appointment.take-back-decline',
  'appointment.choose',
  'appointment.choose-other',
  'appointment.end',
  'slot_wish.ask',
  'slot_wish.pass',
  'slot_wish.lapse',
  'slot_wish.take-back',
  'slot_wish.end',
] as const;

/** The reactions of appointments, and of wishes for another slot. */
export const APPOINTMENT_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['invitation.decline', 'invitation.withdraw', 'invitation.call-off', 'invitation.end', 'invitation.lapse'],
    noun: 'appointment',
    command: 'end',
    of: 'candidate',
    which: ({ status, is_called }) => status !== 'ended' && !is_called,
    why: 'A candidate who is no longer called has no time.',
  }),
  reaction({
    when: ['invitation.decline', 'invitation.withdraw', 'invitation.call-off', 'invitation.end', 'invitation.lapse'],
    noun: 'slot_wish',
    command: 'end',
    of: 'candidate',
    which: ({ status, is_called }) => (status === 'open' || status === 'offered') && !is_called,
    why: 'A candidate who is no longer called has no place in the queue.',
  }),
  reaction({
    when: [
      'appointment.move',
      'appointment.choose',
      'appointment.choose-other',
      'appointment.take-back-decline',
      'appointment.tell',
    ],
    noun: 'slot_wish',
    command: 'meet',
    of: 'candidate',
    which: ({ status, has_new_time }) => (status === 'open' || status === 'offered') && has_new_time,
    why: 'The candidate who asked for another time has one now.',
  }),
  reaction({
    when: FREES,
    noun: 'slot_wish',
    command: 'offer',
    of: 'project',
    which: ({ status, next_offer }) => status === 'open' && next_offer !== null,
    why: 'A free time is offered to the first in the queue whom it suits, and kept for them until the offer ends.',
  }),
];
