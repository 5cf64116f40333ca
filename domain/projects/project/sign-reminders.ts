const HOUR_MS = 3_600_000;

/** Hours after which a person asked to sign is reminded, once each. */
const REMIND_AFTER_HOURS = [24, 48] as const;

/** The next reminder of a person asked at an instant, ISO; null after the last. */
export function nextReminder(asked: string, now: string): string | null {
  const due = REMIND_AFTER_HOURS.map((hours) => Date.parse(asked) + hours * HOUR_MS);
  const next = due.find((instant) => instant > Date.parse(now));
  return next === undefined ? null : new Date(next).toISOString();
}
