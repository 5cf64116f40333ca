import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';
import type { ReactingReport } from './report.workflow.ts';

// If the work had begun, the talent still reports the days worked.
const isCalledOff = ({ status, kept_booking_count, has_begun }: ReactingReport) =>
  status === 'open' && kept_booking_count === 0 && !has_begun;

/** The reactions of reports of work. */
export const REPORT_REACTIONS = [
  consequence({
    when: ['project.activate'],
    makes: 'report',
    why: 'Everybody who is booked has a report of their work to come.',
  }),
  consequence({
    when: ['candidate.take-place'],
    makes: 'report',
    why: 'Who steps in reports what they worked, as everybody does.',
  }),
  reaction({
    when: ['candidate.adopt-terms'],
    noun: 'report',
    command: 'reopen',
    of: 'candidate',
    which: ({ status, is_of_other_days }) => (status === 'reported' || status === 'adjusted') && is_of_other_days,
    why: 'A day that is agreed on when the report is told already is worked and paid for as the others are.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'report',
    command: 'report-cancelled',
    of: 'candidate',
    which: (report) => isCalledOff(report) && report.is_owed,
    why: 'Nothing was begun or is left to work, and the contract says that the company owes something all the same.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'report',
    command: 'void',
    of: 'candidate',
    which: (report) => isCalledOff(report) && !report.is_owed,
    why: 'Nothing was begun or is left to work, and nothing is owed.',
  }),
];
