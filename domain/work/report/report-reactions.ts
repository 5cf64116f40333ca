import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';
import type { ReactingReport } from './report.workflow.ts';

// True for an open report whose bookings are all cancelled, if no work had begun. If work had begun, the talent still
// reports the days worked.
const isCalledOff = ({ status, kept_booking_count, has_begun }: ReactingReport) =>
  status === 'open' && kept_booking_count === 0 && !has_begun;

/** The reactions of reports of work. */
export const REPORT_REACTIONS = [
  consequence({
    when: ['project.activate'],
    makes: 'report',
    why: 'Every booked person has a coming report of their work.',
  }),
  consequence({
    when: ['candidate.take-place', 'candidate.split-off'],
    makes: 'report',
    why: 'The talent who steps in, or is booked before others, reports their work like everybody else.',
  }),
  reaction({
    when: ['candidate.adopt-terms'],
    noun: 'report',
    command: 'reopen',
    of: 'candidate',
    which: ({ status, is_of_other_days }) => (status === 'reported' || status === 'adjusted') && is_of_other_days,
    why: 'A day that is agreed on after the report is worked and paid like the others.',
  }),
  reaction({
    when: ['candidate.rebook'],
    noun: 'report',
    command: 'resume',
    of: 'candidate',
    which: ({ status }) => status === 'void',
    why: 'The talent who comes after all reports their work like everybody else.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'report',
    command: 'report-cancelled',
    of: 'candidate',
    which: (report) => isCalledOff(report) && report.is_owed,
    why: 'No work was begun or is left, and the company still owes something by the contract.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'report',
    command: 'void',
    of: 'candidate',
    which: (report) => isCalledOff(report) && !report.is_owed,
    why: 'No work was begun or is left, and nothing is owed.',
  }),
];
