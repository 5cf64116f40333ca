import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

/**
 * Whatever gives a time back, or makes somebody stand in line for one. What the company publishes is not among it: it offers
 * what is free when everybody has been told, so that nobody who is to be told of a time is offered one first. Whoever says
 * no to the call, or is let go, may have had a place in the plan alone; one that is closed or called off has none to offer.
 */
const FREES = [
  'invitation.decline',
  'invitation.withdraw',
  'invitation.end',
  'appointment.decline',
  'appointment.choose',
  'appointment.choose-other',
  'appointment.end',
  'slot_wish.ask',
  'slot_wish.pass',
  'slot_wish.lapse',
  'slot_wish.take-back',
  'slot_wish.end',
] as const;

/** What follows for the times of an audition. */
export const APPOINTMENT_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['invitation.decline', 'invitation.withdraw', 'invitation.call-off', 'invitation.end', 'invitation.lapse'],
    noun: 'appointment',
    command: 'end',
    of: 'candidate',
    which: ({ status, is_called }) => status !== 'ended' && !is_called,
    why: 'Who is not called any more has no time.',
  }),
  reaction({
    when: ['invitation.decline', 'invitation.withdraw', 'invitation.call-off', 'invitation.end', 'invitation.lapse'],
    noun: 'slot_wish',
    command: 'end',
    of: 'candidate',
    which: ({ status, is_called }) => (status === 'open' || status === 'offered') && !is_called,
    why: 'Who is not called any more stands in no line.',
  }),
  reaction({
    when: ['appointment.move', 'appointment.choose', 'appointment.choose-other', 'appointment.tell'],
    noun: 'slot_wish',
    command: 'meet',
    of: 'candidate',
    which: ({ status, has_new_time }) => (status === 'open' || status === 'offered') && has_new_time,
    why: 'Whoever asked for another time has one now.',
  }),
  reaction({
    when: FREES,
    noun: 'slot_wish',
    command: 'offer',
    of: 'project',
    which: ({ status, next_offer }) => status === 'open' && next_offer !== null,
    why: 'A free time is offered to the first in line whom it suits, and kept for them until the offer ends.',
  }),
];
