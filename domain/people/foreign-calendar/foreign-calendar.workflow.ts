import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const FOREIGN_CALENDAR_STATUSES = ['followed', 'stale'] as const;
export type ForeignCalendarStatus = (typeof FOREIGN_CALENDAR_STATUSES)[number];

/** Reasons why a calendar could not be read. */
export const CALENDAR_PROBLEMS = [
  'unreachable',
  'refused',
  'too_slow',
  'too_large',
  'no_calendar',
  'not_allowed',
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

/** Hours without a successful reading after which the days of a calendar are not trusted. */
export const STALE_AFTER_HOURS = 24;
/** Minutes between two readings; hours for a calendar that cannot be read. */
export const READ_EVERY_MINUTES = 30;
export const READ_STALE_EVERY_HOURS = 3;

/** The facts about a foreign calendar that its guards read. */
export interface ForeignCalendarSubject {
  readonly status: ForeignCalendarStatus;
}

/**
 * A calendar of the talent at another service. Its events make days busy and do nothing else; removing the calendar
 * deletes it and its busy days.
 */
export const foreignCalendarWorkflow = declareWorkflow<ForeignCalendarSubject>()({
  noun: 'foreign_calendar',
  table: 'foreign_calendars',
  columns: { status: FOREIGN_CALENDAR_STATUSES },
  creation: {
    command: 'connect',
    by: ['talent'],
    state: { status: 'followed' },
    notices: {},
    why: 'The talent has another calendar and wants its busy days to count here too.',
  },
  transitions: {
    'go-stale': {
      by: ['system'],
      from: { status: ['followed'] },
      to: { status: 'stale' },
      deadline: { column: 'stale_date', passes: 'instant' },
      notices: { talent: 'notice' },
      why: 'The calendar could not be read for a day: its busy days stay as they were, and the talent is told once that they may be outdated.',
    },
    'read-again': {
      by: ['system'],
      from: { status: ['stale'] },
      to: { status: 'followed' },
      notices: {},
      why: 'The calendar could be read again, so its busy days are up to date.',
    },
  },
});
