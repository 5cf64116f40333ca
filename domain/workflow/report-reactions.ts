import { type Consequence, type Reaction, reaction } from './reaction.ts';

/** What follows for reports of work. */
export const REPORT_REACTIONS: readonly (Reaction | Consequence)[] = [
  {
    when: ['project.activate'],
    makes: 'report',
    why: 'Everybody who is booked has a report of their work to come.',
  },
  {
    when: ['candidate.take-place'],
    makes: 'report',
    why: 'Who steps in reports what they worked, as everybody does.',
  },
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
];
