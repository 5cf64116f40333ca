import { addDays } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';

/** The time on the evening before at which people who have not read are reminded. */
const EVENING = '18:00';

/** The instant of that evening; null if it has passed, because a person told that late has just been told. */
export function remindAt(day: string, now: string): string | null {
  const evening = instantAt(addDays(day, -1), EVENING);
  return Date.parse(evening) > Date.parse(now) ? evening : null;
}
