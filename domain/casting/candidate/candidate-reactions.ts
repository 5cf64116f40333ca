import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';
import { lacksGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { awaitsAnswer } from './candidate.rules.ts';
import { hasLeftPlace, isOpenRequest } from './open-request.ts';
import { hasOrderedPlace } from './ordered-place.ts';

/** The reactions of candidates and of their projects. */
export const CANDIDATE_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['candidate.request', 'candidate.show-interest'],
    noun: 'project',
    command: 'await-answers',
    of: 'project',
    which: (project) => project.status === 'casting' && project.current_step === 2,
    why: 'The first requests are out, or the first answer to an announcement has come, so the project waits for answers.',
  }),
  reaction({
    when: ['candidate.answer-interested', 'candidate.agree'],
    noun: 'candidate',
    command: 'approve-ordered',
    of: 'candidate',
    which: hasOrderedPlace,
    why: 'The company named the person in an order, so a yes needs no decision while there is a place.',
  }),
  reaction({
    when: ['candidate.answer-interested'],
    noun: 'candidate',
    command: 'take-place',
    of: 'candidate',
    which: hasLeftPlace,
    why: 'A talent who is asked to step in tomorrow cannot wait for a decision, and neither can the company.',
  }),
  reaction({
    when: ['candidate.take-place', 'candidate.split-off'],
    noun: 'candidate',
    command: 'book',
    of: 'candidate',
    which: ({ client_decision }) => client_decision === 'approved',
    why: 'The talent who steps in, or is booked before others, is told of the booking, or, under 18, what it waits for.',
  }),
  reaction({
    when: ['project.await-payment'],
    noun: 'candidate',
    command: 'hear-wait',
    of: 'project',
    which: ({ interest_status, is_deleted, closed_date }) =>
      interest_status === 'interested' && !is_deleted && closed_date === null,
    why: 'Everybody who has said yes is told, chosen or not, so that the notice reveals no choice.',
  }),
  reaction({
    when: ['candidate.take-place'],
    noun: 'candidate',
    command: 'close',
    of: 'project',
    which: (candidate) => candidate.is_replacement && !candidate.is_place_open && awaitsAnswer(candidate),
    why: 'The others who were asked to step in are told that another talent was first.',
  }),
  reaction({
    when: ['project.activate'],
    noun: 'candidate',
    command: 'book',
    of: 'project',
    which: (candidate) => candidate.client_decision === 'approved' && !candidate.is_deleted,
    why: 'Every booked person is told once, whatever the number of bookings.',
  }),
  reaction({
    when: ['project.book-part'],
    noun: 'candidate',
    command: 'close',
    of: 'project',
    which: (candidate) => candidate.role_headcount === 0 && awaitsAnswer(candidate),
    why: 'All places of the role are booked, so nobody waits for one in vain.',
  }),
  reaction({
    when: [
      ...(['project.activate', 'project.end-casting', 'project.cancel'] as const),
      ...(['project.complete', 'project.complete-unanswered'] as const),
    ],
    noun: 'candidate',
    command: 'close',
    of: 'project',
    which: awaitsAnswer,
    why: 'Every person who still waits for an answer gets one.',
  }),
  reaction({
    when: ['project.cancel'],
    noun: 'candidate',
    command: 'release',
    of: 'project',
    which: (candidate) => candidate.client_decision === 'approved' && !candidate.is_deleted,
    why: 'Every approved or booked person is told once, with the reason.',
  }),
  reaction({
    when: ['project.complete', 'project.complete-unanswered'],
    noun: 'candidate',
    command: 'finish',
    of: 'project',
    which: (candidate) =>
      candidate.client_decision === 'approved' && !candidate.is_deleted && candidate.kept_booking_count > 0,
    why: 'Every person who worked is told that the company has confirmed the work; the days to their pay count from then.',
  }),
  reaction({
    when: ['profile.suspend'],
    noun: 'candidate',
    command: 'step-aside',
    of: 'talent',
    which: isOpenRequest,
    why: 'A suspended talent cannot answer, so nobody waits for them; signed agreements stand until an administrator has looked at them.',
  }),
  reaction({
    when: ['booking.cancel', 'booking.call-off', 'booking.lapse'],
    noun: 'candidate',
    command: 'unbook',
    of: 'candidate',
    which: (candidate) => candidate.kept_booking_count === 0 && candidate.client_decision === 'approved',
    why: 'The person’s last booking was cancelled, so no badge or list counts the assignment any more.',
  }),
  reaction({
    when: ['booking.come-back'],
    noun: 'candidate',
    command: 'rebook',
    of: 'candidate',
    which: (candidate) => candidate.kept_booking_count > 0 && candidate.is_deleted,
    why: 'A talent who comes after all is booked as before, without another decision of the company.',
  }),
  reaction({
    when: ['booking.come-back', 'candidate.adopt-terms'],
    noun: 'candidate',
    command: 'close',
    of: 'project',
    which: (candidate) => candidate.is_replacement && !candidate.is_place_open && awaitsAnswer(candidate),
    why: 'The people who were asked to step in are told that nobody has to: the booked person comes after all, or has signed for the moved days.',
  }),
  reaction({
    when: ['guardian.withdraw', 'guardian.cancel', 'guardian.invalidate', 'guardian.ask'],
    noun: 'candidate',
    command: 'retract',
    of: 'talent',
    which: (candidate, moment) =>
      candidate.interest_status === 'interested' &&
      !candidate.is_deleted &&
      candidate.project_status === 'casting' &&
      lacksGuardian(candidate, moment.today),
    why: 'The yes of a talent under 18 that is not yet a booking does not hold without a guardian.',
  }),
];
