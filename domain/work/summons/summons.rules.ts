import { addDays } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';

/** Time on the evening before the day of work at which people who have not read the call sheet are reminded. */
const EVENING = '18:00';

/** The instant of the reminder. Null if it has passed: a person who gets the call sheet that late needs no reminder. */
export function remindAt(day: string, now: string): string | null {
  const evening = instantAt(addDays(day, -1), EVENING);
  return Date.parse(evening) > Date.parse(now) ? evening : null;
}
