import { z } from 'zod';
import { day, id, pageNumber, pageOf, prose } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { DAY_KINDS } from '#domain/deal/terms/days.ts';
import { CALENDAR_DAYS } from '#domain/kernel/time/calendar.ts';
import { daysBetween } from '#domain/kernel/time/day.ts';
import { BOOKING_GROUPS, BOOKING_SORTS } from '#domain/work/booking/booking-groups.ts';
import { BOOKING_STATUSES } from '#domain/work/booking/booking-states.ts';
import { bookingRow } from './booking.ts';

/** A booking as a calendar shows it. */
const calendarBooking = z.object({
  id,
  kind: z.enum(DAY_KINDS),
  status: z.enum(BOOKING_STATUSES),
  project_id: id,
  project_title: z.string(),
  role_title: z.string(),
  talent_name: z.string(),
  /** True while the production has moved to other days and the person has not signed for them. */
  is_moving: z.boolean(),
});
export type CalendarBooking = z.output<typeof calendarBooking>;

/** A day with bookings: their total number, and the first ones. */
const calendarDay = z.object({ day: z.string(), total: z.number(), items: z.array(calendarBooking) });
export type CalendarDay = z.output<typeof calendarDay>;

export const companyBookingRoutes = declareRoutes({
  'GET /company/bookings': {
    auth: ['company'],
    open_to_keys: true,
    summary: "Lists the company's bookings over all projects, by day, words or state.",
    query: z.strictObject({
      group: z.enum(BOOKING_GROUPS).default('coming'),
      /** Only bookings on this day. */
      day: day.optional(),
      /** Part of a person's name or a project's title. */
      text: prose(120).default(''),
      sort: z.enum(BOOKING_SORTS).default('day'),
      is_descending: z.stringbool().default(false),
      page: pageNumber,
    }),
    response: pageOf(bookingRow),
    shows: ['booking', 'project'],
    errors: [],
  },
  'GET /company/bookings/calendar': {
    auth: ['company'],
    open_to_keys: true,
    summary: 'Lists the days of a span with a booking that is not cancelled, with the first booking of each day.',
    query: z
      .strictObject({ from: day, to: day })
      .refine(({ from, to }) => from <= to && daysBetween(from, to) < CALENDAR_DAYS, {
        error: `Högst ${CALENDAR_DAYS} dagar åt gången.`,
        path: ['to'],
      }),
    response: z.object({ days: z.array(calendarDay) }),
    shows: ['booking', 'project'],
    errors: [],
  },
});
