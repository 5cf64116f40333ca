import type { BookingRow } from '#contract/work/booking.ts';
import { OWN_UID_END, writeCalendar } from '#domain/people/calendar/write-calendar.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { bookingStatusLabels } from '#texts/work/labels.ts';

const STATUS = {
  waiting: 'tentative',
  confirmed: 'confirmed',
  completed: 'confirmed',
  cancelled: 'cancelled',
} as const;

/** Bookings as an iCalendar file: whole-day events, marked as free time. */
export const bookingsIcs = (rows: readonly BookingRow[], now: Date): string =>
  writeCalendar(
    BRAND,
    'Bokningar',
    rows.map((row) => ({
      uid: `${row.id}${OWN_UID_END}`,
      sequence: 0,
      changed_date: now.toISOString(),
      when: row,
      summary: `${row.talent_name}, ${row.role_title}: ${row.project_title}`,
      description: bookingStatusLabels[row.status].word,
      status: STATUS[row.status],
      is_busy: false,
    })),
  );
