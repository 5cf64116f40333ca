export const HOUR_MS = 3_600_000;

/** Hours before an appointment at which the candidate is reminded. */
const REMINDER_HOURS = [48, 24, 2] as const;
export type ReminderHours = (typeof REMINDER_HOURS)[number];

/** The reminder columns of a new appointment. A reminder whose instant has passed is null and never sent. */
export function remindersOf(starts_date: string, now: string) {
  const at = (hours: ReminderHours) => {
    const instant = new Date(Date.parse(starts_date) - hours * HOUR_MS).toISOString();
    return Date.parse(instant) > Date.parse(now) ? instant : null;
  };
  return {
    remind_48_date: at(48),
    remind_24_date: at(24),
    remind_2_date: at(2),
    reminded_48_date: null,
    reminded_24_date: null,
    reminded_2_date: null,
  };
}

/** Minutes before a video call from which its link comes first on the screen. */
export const LINK_FIRST_MINUTES = 15;
