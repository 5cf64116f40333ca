import { addDays } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';

/** When whoever has not read by the evening before is reminded. */
const EVENING = '18:00';

/** The instant of that evening; null when it is over, since whoever is told that late has just been told. */
export function remindAt(day: string, now: string): string | null {
  const evening = instantAt(addDays(day, -1), EVENING);
  return Date.parse(evening) > Date.parse(now) ? evening : null;
}
