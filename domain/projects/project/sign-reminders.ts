const HOUR_MS = 3_600_000;

/** After how many hours somebody who has been asked to sign is reminded, each time once. */
const REMIND_AFTER_HOURS = [24, 48] as const;

/** When somebody who was asked at an instant is reminded next, ISO; null when they have been reminded often enough. */
export function nextReminder(asked: string, now: string): string | null {
  const due = REMIND_AFTER_HOURS.map((hours) => Date.parse(asked) + hours * HOUR_MS);
  const next = due.find((instant) => instant > Date.parse(now));
  return next === undefined ? null : new Date(next).toISOString();
}
