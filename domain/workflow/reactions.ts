import { isUnsigned } from '../agreement/agreement.workflow.ts';
import { isHeld } from '../booking/booking.workflow.ts';
import { awaitsAnswer } from '../candidate/candidate.workflow.ts';
import { lacksGuardian } from '../guardian/guardian.rules.ts';
import { isStanding } from '../option/option.workflow.ts';
import { hasBegun } from '../right/right.workflow.ts';
import type { Moment } from '../time/day.ts';
import type { Command, ReactingSubjects, WorkflowEvent, WorkflowNoun } from './workflows.ts';

/** What an event names, by which those that something follows for are found. */
export type Link = 'project' | 'candidate' | 'talent' | 'company';

/** When something happens, a command is given by the system to what hangs together with it, in the same transaction. */
export interface Reaction<Noun extends WorkflowNoun = WorkflowNoun> {
  readonly when: readonly WorkflowEvent[];
  readonly noun: Noun;
  readonly command: Command<Noun>;
  /** Those of the noun that belong to the event's project, candidate, talent or company. */
  readonly of: Link;
  /** Which of them. */
  which(subject: ReactingSubjects[Noun], moment: Moment): boolean;
  /** One sentence: what follows and why. */
  readonly why: string;
}

/** When something happens, objects of another lifecycle come to be, in the same transaction. The noun knows which. */
export interface Consequence {
  readonly when: readonly WorkflowEvent[];
  readonly makes: WorkflowNoun;
  readonly why: string;
}

const reaction = <Noun extends WorkflowNoun>(declared: Reaction<Noun>): Reaction => declared as unknown as Reaction;

/**
 * What leaves a place in the line empty. Not that an option was confirmed: the booking ends all others on its days, and
 * nobody is told that they have moved up who is told a moment later that it was for nothing.
 */
const OPTION_ENDS: readonly WorkflowEvent[] = [
  'option.release',
  'option.release-by-talent',
  'option.end-with-request',
  'option.lapse',
  'option.lapse-unanswered',
  'option.lapse-booked',
];

/**
 * What follows from what, in this order. A lifecycle knows its own states only; how one moves another stands here, so
 * that no room becomes the one that knows all.
 */
export const REACTIONS: readonly (Reaction | Consequence)[] = [
  reaction({
    when: ['candidate.request'],
    noun: 'project',
    command: 'await-answers',
    of: 'project',
    which: (project) => project.status === 'casting' && project.current_step === 2,
    why: 'The first requests are out, so the project waits for answers.',
  }),
  {
    when: ['project.activate'],
    makes: 'booking',
    why: 'Everybody approved is booked for each span of days in the terms they said yes to.',
  },
  {
    when: ['project.activate'],
    makes: 'agreement',
    why: 'Everybody who is booked gets an agreement on the terms they said yes to.',
  },
  {
    when: ['project.activate'],
    makes: 'report',
    why: 'Everybody who is booked has a report of their work to come.',
  },
  reaction({
    when: ['project.activate'],
    noun: 'candidate',
    command: 'book',
    of: 'project',
    which: (candidate) => candidate.client_decision === 'approved' && !candidate.is_deleted,
    why: 'Everybody booked is told, once however many bookings it made.',
  }),
  reaction({
    when: ['project.activate', 'project.cancel'],
    noun: 'candidate',
    command: 'close',
    of: 'project',
    which: awaitsAnswer,
    why: 'Everybody who still waits for an answer gets one (product, promise 1).',
  }),
  reaction({
    when: ['booking.confirm'],
    noun: 'booking',
    command: 'wait',
    of: 'candidate',
    which: (booking) => booking.status === 'confirmed' && booking.is_minors,
    why: 'Nobody under 18 is booked for certain before what that takes is there.',
  }),
  {
    when: ['booking.confirm'],
    makes: 'clearance',
    why: 'What the work of somebody under 18 takes is gathered for each assignment.',
  },
  reaction({
    when: ['project.cancel'],
    noun: 'booking',
    command: 'cancel-with-project',
    of: 'project',
    which: isHeld,
    why: 'The days of a project that is given up are free again.',
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
    when: ['project.complete', 'project.complete-unanswered'],
    noun: 'candidate',
    command: 'finish',
    of: 'project',
    which: (candidate) =>
      candidate.client_decision === 'approved' && !candidate.is_deleted && candidate.kept_booking_count > 0,
    why: 'Everybody who worked is told that it is confirmed, from which the days to their pay are counted.',
  }),
  reaction({
    when: ['booking.cancel', 'booking.lapse'],
    noun: 'candidate',
    command: 'unbook',
    of: 'candidate',
    which: (candidate) => candidate.kept_booking_count === 0 && candidate.client_decision === 'approved',
    why: 'The last booking of somebody was cancelled, so no badge or list counts the assignment any more.',
  }),
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
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'clearance',
    command: 'end',
    of: 'candidate',
    which: ({ status }) => status === 'waiting' || status === 'cleared',
    why: 'Nothing is booked any more, so nothing is lacking.',
  }),
  {
    when: ['agreement.sign-for-company'],
    makes: 'approval',
    why: 'Each guardian of somebody under 18 is asked to sign before the talent is.',
  },
  {
    when: ['guardian.give'],
    makes: 'approval',
    why: 'An agreement that waited for want of a guardian is put to the one there is now.',
  },
  reaction({
    when: ['agreement.sign-for-company', 'approval.sign'],
    noun: 'agreement',
    command: 'pass-to-talent',
    of: 'candidate',
    which: (agreement) => agreement.awaits === 'guardian' && !agreement.lacks_approval,
    why: 'Whoever has to sign before the talent has signed.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'report',
    command: 'report-cancelled',
    of: 'candidate',
    which: (report) => report.status === 'open' && report.kept_booking_count === 0 && report.is_owed,
    why: 'Nothing is left to work, and the contract says that the company owes something all the same.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'report',
    command: 'void',
    of: 'candidate',
    which: (report) => report.status === 'open' && report.kept_booking_count === 0 && !report.is_owed,
    why: 'Nothing is left to work and nothing is owed.',
  }),
  reaction({
    when: ['approval.decline'],
    noun: 'agreement',
    command: 'decline-by-guardian',
    of: 'candidate',
    which: (agreement) => agreement.status === 'to_sign' && agreement.is_declined_by_guardian,
    why: 'Without a guardian nobody under 18 is bound.',
  }),
  reaction({
    when: ['agreement.draft', 'agreement.sign'],
    noun: 'agreement',
    command: 'replace',
    of: 'candidate',
    which: (agreement) => agreement.is_succeeded && (isUnsigned(agreement) || agreement.status === 'signed'),
    why: 'Nobody signs what is not offered any more, and what was signed holds until the next version is.',
  }),
  // What goes makes room for what comes.
  reaction({
    when: ['candidate.adopt-terms'],
    noun: 'booking',
    command: 'end-with-terms',
    of: 'candidate',
    which: (booking) => isHeld(booking) && booking.is_off_terms,
    why: 'Days that both have signed away are free again.',
  }),
  {
    when: ['candidate.adopt-terms'],
    makes: 'booking',
    why: 'Days that both have signed anew are booked.',
  },
  reaction({
    when: ['candidate.finish'],
    noun: 'agreement',
    command: 'void',
    of: 'candidate',
    which: (agreement) => isUnsigned(agreement) && agreement.changes_signed,
    why: 'Work that is done was done on the terms that were signed; there is nothing left to change.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'agreement',
    command: 'void',
    of: 'candidate',
    which: isUnsigned,
    why: 'Nothing is booked any more, so nothing is left to sign.',
  }),
  {
    when: ['agreement.sign'],
    makes: 'right',
    why: 'What the agreement says of showing what is recorded holds from the last signature on.',
  },
  reaction({
    when: ['agreement.replace'],
    noun: 'right',
    command: 'replace',
    of: 'candidate',
    which: (right) => right.agreement_status === 'replaced' && right.status !== 'replaced' && right.status !== 'void',
    why: 'What a later version says of showing what is recorded has taken the place of this.',
  }),
  reaction({
    when: ['right.grant'],
    noun: 'right',
    command: 'start',
    of: 'candidate',
    which: hasBegun,
    why: 'What has been shown by an earlier version, or begins on a day that has been, runs already.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'right',
    command: 'void',
    of: 'candidate',
    which: (right) => right.status === 'coming',
    why: 'What is never recorded is never shown.',
  }),
  reaction({
    when: [
      'agreement.decline',
      'agreement.decline-by-guardian',
      'agreement.take-back',
      'agreement.void',
      'agreement.replace',
    ],
    noun: 'approval',
    command: 'cancel',
    of: 'candidate',
    which: (approval) => approval.status === 'asked' && approval.is_agreement_over,
    why: 'The link of an agreement that is over signs nothing.',
  }),
  reaction({
    when: ['guardian.withdraw', 'guardian.cancel', 'guardian.invalidate'],
    noun: 'approval',
    command: 'cancel',
    of: 'talent',
    which: (approval) => approval.status === 'asked',
    why: 'Who is no guardian any more signs nothing.',
  }),
  reaction({
    when: ['guardian.withdraw', 'guardian.cancel', 'guardian.invalidate'],
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
  reaction({
    when: ['option.challenge'],
    noun: 'option',
    command: 'face-challenge',
    of: 'talent',
    which: (option) => option.status === 'open' && option.has_challenger,
    why: 'Whoever stands just before the challenger has to make up its mind.',
  }),
  // First what was booked leaves the line, so that it does not move up in it when the others lapse.
  reaction({
    when: ['candidate.book'],
    noun: 'option',
    command: 'confirm',
    of: 'candidate',
    which: isStanding,
    why: 'The option has become a booking.',
  }),
  reaction({
    when: ['candidate.book', 'candidate.adopt-terms'],
    noun: 'option',
    command: 'lapse-booked',
    of: 'talent',
    which: (option) => isStanding(option) && option.is_booked_over,
    why: 'Only a booking blocks days, so the options of others on the same days are worth nothing any more.',
  }),
  reaction({
    when: ['candidate.reject'],
    noun: 'option',
    command: 'release',
    of: 'candidate',
    which: isStanding,
    why: 'A company that goes on without somebody does not keep their days; the talent hears that, and not why.',
  }),
  reaction({
    when: ['company.suspend'],
    noun: 'option',
    command: 'release',
    of: 'company',
    which: isStanding,
    why: 'A company that is suspended books nobody, so it keeps nobody waiting.',
  }),
  reaction({
    when: [
      'candidate.answer-not-interested',
      'candidate.retract',
      'candidate.close',
      'candidate.release',
      'candidate.withdraw',
    ],
    noun: 'option',
    command: 'end-with-request',
    of: 'candidate',
    which: isStanding,
    why: 'Without a request that holds there is nothing to have an option on.',
  }),
  reaction({
    when: ['candidate.change-terms'],
    noun: 'option',
    command: 'end-with-request',
    of: 'candidate',
    which: (option) => isStanding(option) && option.has_other_days,
    why: 'A place in the line is for the days it was given on; a change of anything else does not cost it.',
  }),
  reaction({
    when: OPTION_ENDS,
    noun: 'option',
    command: 'become-first',
    of: 'talent',
    which: (option) => isStanding(option) && option.place === 1 && option.rank > 1,
    why: 'Those behind an option that is gone move up.',
  }),
  reaction({
    when: OPTION_ENDS,
    noun: 'option',
    command: 'become-second',
    of: 'talent',
    which: (option) => isStanding(option) && option.place === 2 && option.rank > 2,
    why: 'Those behind an option that is gone move up.',
  }),
  reaction({
    when: OPTION_ENDS,
    noun: 'option',
    command: 'stand-again',
    of: 'talent',
    which: (option) => option.status === 'challenged' && !option.has_challenger,
    why: 'The clock of a challenge stops with whoever started it.',
  }),
];
