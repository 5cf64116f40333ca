import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';
import { lacksGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { awaitsAnswer } from './candidate.rules.ts';
import { hasLeftPlace, isOpenRequest } from './candidate.workflow.ts';
import { hasOrderedPlace } from './ordered-place.ts';

/** The reactions of a project and its people. */
export const CANDIDATE_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['candidate.request', 'candidate.show-interest'],
    noun: 'project',
    command: 'await-answers',
    of: 'project',
    which: (project) => project.status === 'casting' && project.current_step === 2,
    why: 'The first requests are out, or the first answer to an announcement is in, so the project waits for answers.',
  }),
  reaction({
    when: ['candidate.answer-interested', 'candidate.agree'],
    noun: 'candidate',
    command: 'approve-ordered',
    of: 'candidate',
    which: hasOrderedPlace,
    why: 'The company has named the person in an order, so a yes needs no decision while there is a place.',
  }),
  reaction({
    when: ['candidate.answer-interested'],
    noun: 'candidate',
    command: 'take-place',
    of: 'candidate',
    which: hasLeftPlace,
    why: 'Who is asked to step in tomorrow cannot wait for a decision, and neither can the company.',
  }),
  reaction({
    when: ['candidate.take-place'],
    noun: 'candidate',
    command: 'book',
    of: 'candidate',
    which: ({ client_decision }) => client_decision === 'approved',
    why: 'Who steps in is told that they are booked, or of what a booking of somebody under 18 waits for.',
  }),
  reaction({
    when: ['candidate.take-place'],
    noun: 'candidate',
    command: 'close',
    of: 'project',
    which: (candidate) => candidate.is_replacement && !candidate.is_place_open && awaitsAnswer(candidate),
    why: 'The others who were asked to step in hear that somebody was first.',
  }),
  reaction({
    when: ['project.activate'],
    noun: 'candidate',
    command: 'book',
    of: 'project',
    which: (candidate) => candidate.client_decision === 'approved' && !candidate.is_deleted,
    why: 'Everybody booked is told, once however many bookings it made.',
  }),
  reaction({
    when: ['project.activate', 'project.cancel', 'project.complete', 'project.complete-unanswered'],
    noun: 'candidate',
    command: 'close',
    of: 'project',
    which: awaitsAnswer,
    why: 'Everybody who still waits for an answer gets one (product, promise 1).',
  }),
  reaction({
    when: ['project.cancel'],
    noun: 'candidate',
    command: 'release',
    of: 'project',
    which: (candidate) => candidate.client_decision === 'approved' && !candidate.is_deleted,
    why: 'Everybody approved or booked is told once, with the reason.',
  }),
  reaction({
    when: ['project.complete', 'project.complete-unanswered'],
    noun: 'candidate',
    command: 'finish',
    of: 'project',
    which: (candidate) =>
      candidate.client_decision === 'approved' && !candidate.is_deleted && candidate.kept_booking_count > 0,
    why: 'Everybody who worked is told that it is confirmed, from which the days to their pay are counted.',
  }),
  reaction({
    when: ['profile.suspend'],
    noun: 'candidate',
    command: 'step-aside',
    of: 'talent',
    which: isOpenRequest,
    why: 'Who is shut out answers nothing, so nobody waits for them; what is signed stays until a person has looked at it.',
  }),
  reaction({
    when: ['booking.cancel', 'booking.call-off', 'booking.lapse'],
    noun: 'candidate',
    command: 'unbook',
    of: 'candidate',
    which: (candidate) => candidate.kept_booking_count === 0 && candidate.client_decision === 'approved',
    why: 'The last booking of somebody was cancelled, so no badge or list counts the assignment any more.',
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
    why: 'A yes of somebody under 18 that has not become a booking does not hold without a guardian.',
  }),
];
