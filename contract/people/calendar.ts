import { z } from 'zod';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { day, id, instant, line } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { CALENDAR_DAYS } from '#domain/kernel/time/calendar.ts';
import { daysBetween } from '#domain/kernel/time/day.ts';
import { CALENDAR_ADDRESS_MAX, readCalendarUrl } from '#domain/people/foreign-calendar/calendar-url.ts';
import {
  CALENDAR_PROBLEMS,
  FOREIGN_CALENDAR_STATUSES,
} from '#domain/people/foreign-calendar/foreign-calendar.workflow.ts';

export const CALENDAR_KINDS = ['booking', 'option', 'audition', 'busy', 'hours', 'foreign'] as const;

/** An entry in a talent's own calendar, on whole days with both ends included. */
const calendarEntry = z.object({
  kind: z.enum(CALENDAR_KINDS),
  id,
  /** For a booking its assignment's id; for an option or an audition its request's id; null for busy days. */
  candidate_id: id.nullable(),
  starts_on: z.string(),
  ends_on: z.string(),
  /** Start of an audition; null for an entry of whole days. */
  starts_date: instant.nullable(),
  /** The times of busy hours, as '07:30'; null for other entries. */
  from_time: z.string().nullable(),
  to_time: z.string().nullable(),
  /**
   * The role's title; for a foreign calendar the name that the talent gave it; for busy hours the talent's own note;
   * null for the talent's own busy days and for hours without a note.
   */
  title: z.string().nullable(),
  /** The company's name; null for busy days. */
  subtitle: z.string().nullable(),
  /** True for a booking of a minor with missing requirements, and for an unconfirmed audition. */
  is_waiting: z.boolean(),
  /** For an option: its place in the line. */
  rank: z.number().nullable(),
});
export type CalendarEntry = z.output<typeof calendarEntry>;

/** A foreign calendar. Nobody, not even the talent, is shown its whole address. */
const foreignCalendar = z.object({
  id,
  name: z.string(),
  shown_address: z.string(),
  status: z.enum(FOREIGN_CALENDAR_STATUSES),
  /** The reason for the last failure; null if the last try succeeded. */
  problem: z.enum(CALENDAR_PROBLEMS).nullable(),
  tried_date: instant.nullable(),
  read_date: instant.nullable(),
  /** Number of coming days that the calendar makes busy. */
  busy_day_count: z.number(),
  /** Number of events in the last reading that were not fully understood. */
  unread_count: z.number(),
  created_date: instant,
});
export type ForeignCalendar = z.output<typeof foreignCalendar>;

export const newCalendar = z.strictObject({
  name: line('vad du kallar kalendern', 60),
  address: z
    .string({ error: 'Fyll i adressen.' })
    .trim()
    .min(1, 'Fyll i adressen.')
    .max(CALENDAR_ADDRESS_MAX, `Högst ${CALENDAR_ADDRESS_MAX} tecken.`)
    .transform((text, context) => {
      const address = readCalendarUrl(text);
      if (address !== null) return address;
      context.issues.push({
        code: 'custom',
        message: 'Klistra in hela adressen till kalendern. Den börjar med https:// eller webcal://.',
        input: text,
      });
      return z.NEVER;
    }),
});
export type NewCalendar = z.output<typeof newCalendar>;

const calendars = z.object({ items: z.array(foreignCalendar) });
const feed = z.object({ url: z.string().nullable() });

export const calendarRoutes = declareRoutes({
  'GET /talent/calendar': {
    auth: ['talent'],
    summary: "Returns the talent's calendar on the given days: bookings, options, auditions and unavailable days.",
    query: z
      .strictObject({ from: day, to: day })
      .refine(({ from, to }) => from <= to && daysBetween(from, to) < CALENDAR_DAYS, {
        error: `Högst ${CALENDAR_DAYS} dagar åt gången.`,
        path: ['to'],
      }),
    response: z.object({ items: z.array(calendarEntry) }),
    shows: ['appointment', 'booking', 'busy-days', 'candidate', 'foreign_calendar', 'option'],
    errors: [],
  },
  'GET /talent/calendar/feed': {
    auth: ['talent'],
    summary: "Returns the address at which other programs read the talent's calendar; null without one.",
    response: feed,
    // The commands that change the address affect `profile`.
    shows: ['profile'],
    errors: [],
  },
  'POST /talent/calendar/feed': {
    auth: ['talent'],
    summary: "Creates a new address for the talent's calendar; the earlier one opens nothing any more.",
    limits: ['calendar'],
    response: feed,
    affects: ['profile'],
    errors: [],
  },
  'DELETE /talent/calendar/feed': {
    auth: ['talent'],
    summary: "Removes the address of the talent's calendar.",
    response: feed,
    affects: ['profile'],
    errors: [],
  },
  'GET /talent/calendars': {
    auth: ['talent'],
    summary: 'Lists the external calendars whose busy days count, with the time of their last reading.',
    response: calendars,
    shows: ['foreign_calendar'],
    errors: [],
  },
  'POST /talent/calendars': {
    auth: ['talent'],
    summary: 'Adds an external calendar by its address. The same address again is the same calendar.',
    body: newCalendar,
    limits: ['calendar'],
    response: calendars,
    affects: ['foreign_calendar'],
    errors: ['too_many_calendars', ...COMMAND_ERRORS],
  },
  'DELETE /talent/calendars/:id': {
    auth: ['talent'],
    summary: 'Removes an external calendar; its days are free at once. Removing it again changes nothing.',
    params: z.strictObject({ id }),
    response: calendars,
    affects: ['foreign_calendar'],
    errors: [],
  },
});
