/** Reads calendars in a separate thread, so that a bad one stops nothing else. Jobs run one at a time. */

import { addDays } from '#domain/kernel/time/day.ts';
import { HORIZON_DAYS, takenDays } from '#domain/people/foreign-calendar/taken-days.ts';
import { doJobs } from '#server/threads/do-jobs.ts';
import type { CalendarJob, ReadDays } from './calendar-reader.ts';
import { NoCalendar, readCalendar } from './read-calendar.ts';

function read({ text, today }: CalendarJob): { readonly read: ReadDays | null } {
  try {
    const found = readCalendar(text, addDays(today, HORIZON_DAYS));
    return { read: { days: takenDays(found, today), unread: found.unread } };
  } catch (error) {
    if (error instanceof NoCalendar) return { read: null };
    throw error;
  }
}

doJobs(read);
